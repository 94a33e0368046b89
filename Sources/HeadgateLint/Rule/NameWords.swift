/// The words of the name of an action.
struct NameWords {
  /// The words in lowercase: `userLoadFailed` has `user`, `load` and `failed`.
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Character = "_"
    for character in name {
      let startsWord = character == "_" || character.isUppercase && !previous.isUppercase
      if startsWord, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character != "_" { word.append(character) }
      previous = character
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    self.words = words
  }

  private static let commands: Set<String> = [
    "add", "append", "apply", "archive", "begin", "calculate", "call", "cancel", "change", "check", "clear", "close",
    "commit", "compute", "connect", "copy", "create", "decrement", "delete", "deselect", "disable", "disconnect",
    "dismiss", "display", "do", "download", "edit", "enable", "execute", "fetch", "filter", "find", "finish", "focus",
    "get", "go", "handle", "hide", "import", "increment", "initialize", "insert", "invalidate", "load", "log", "make",
    "mark", "move", "navigate", "observe", "open", "parse", "pause", "perform", "play", "pop", "post", "prepare",
    "present", "process", "push", "put", "read", "reconnect", "refetch", "refresh", "register", "reload", "remove",
    "rename", "reorder", "replace", "request", "reset", "restart", "restore", "resume", "retry", "run", "save", "scan",
    "schedule", "scroll", "search", "select", "send", "set", "share", "show", "sort", "start", "stop", "store",
    "submit",
    "subscribe", "sync", "synchronize", "toggle", "track", "trigger", "unsubscribe", "update", "upload", "validate",
    "verify", "write",
  ]
  /// Words that are no names of events when they stand alone.
  private static let bareWords: Set<String> = [
    "action", "click", "data", "drag", "error", "event", "input", "press", "response", "result", "swipe", "tap",
    "touch",
    "type",
  ]
  /// Past participles that do not end in "ed", and nouns that say that something happened.
  private static let events: Set<String> = [
    "became", "begun", "bought", "built", "chosen", "completion", "done", "drawn", "error", "event", "expiry",
    "failure",
    "fallen", "finish", "found", "given", "gone", "got", "heard", "held", "hidden", "left", "lost", "made", "met",
    "paid", "progress", "response", "responses", "result", "results", "risen", "seen", "sent", "shown", "shut", "sold",
    "success", "taken", "thrown", "tick", "timeout", "told", "typed", "undone", "won", "woken", "written",
  ]
  /// Verbs whose past participle is the same word.
  private static let ambiguous: Set<String> = ["put", "read"]
  private static let notParticiples: Set<String> = [
    "bed", "embed", "feed", "need", "red", "seed", "shed", "speed", "weed",
  ]

  /// Whether a word says that something happened: "tapped", "sent".
  private static func isEvent(_ word: String) -> Bool {
    events.contains(word) || word.hasSuffix("ed") && word.count > 3 && !notParticiples.contains(word)
  }

  /// The mistake in the name; nil when it names an event.
  var mistake: String? {
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if Self.commands.contains(first), !Self.ambiguous.contains(first) { return "is a command" }
      return Self.bareWords.contains(first) ? "does not say what happened to what" : nil
    }
    if first == "handle" || first == "do" { return "says how the action is handled" }
    guard Self.commands.contains(first), !words.dropFirst().contains(where: Self.isEvent) else { return nil }
    return "is a command"
  }
}
