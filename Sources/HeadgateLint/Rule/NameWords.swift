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
    "accept", "add", "appear", "append", "apply", "approve", "archive", "ask", "attach", "begin", "block", "book",
    "bookmark", "build", "buy", "calculate", "call", "cancel", "capture", "change", "check", "choose", "clear",
    "close", "collapse", "commit", "compute", "configure", "confirm", "connect", "copy", "create", "cut", "decline",
    "decrease", "decrement", "delete", "deselect", "detach", "disable", "disappear", "disconnect", "dismiss",
    "dispatch", "display", "do", "download", "edit", "emit", "enable", "enter", "erase", "execute", "exit", "expand",
    "export", "fetch", "filter", "find", "finish", "focus", "follow", "generate", "get", "go", "handle", "hide",
    "highlight", "import", "increase", "increment", "initialize", "insert", "invalidate", "invite", "join", "leave",
    "like", "link", "load", "lock", "log", "login", "logout", "make", "mark", "move", "mute", "navigate", "notify",
    "observe", "open", "order", "parse", "paste", "pause", "pay", "perform", "pick", "pin", "play", "poll", "pop",
    "post", "prepare", "present", "print", "process", "publish", "purchase", "push", "put", "rate", "read",
    "reconnect", "record", "redo", "refetch", "refresh", "register", "reject", "reload", "remove", "rename",
    "reorder", "replace", "report", "request", "reset", "resize", "restart", "restore", "resume", "retry", "return",
    "rotate", "run", "save", "scan", "schedule", "scroll", "search", "select", "send", "set", "setup", "share",
    "show", "sign", "signin", "signout", "signup", "sort", "start", "stop", "store", "submit", "subscribe", "swap",
    "switch", "sync", "synchronize", "toggle", "track", "trigger", "undo", "unlink", "unlock", "unmute", "unpin",
    "unsubscribe", "update", "upload", "use", "validate", "verify", "write", "zoom",
  ]
  /// Words that are no names of events when they stand alone.
  private static let bareWords: Set<String> = [
    "action", "click", "data", "drag", "error", "event", "input", "press", "response", "result", "swipe", "tap",
    "touch",
    "type",
  ]
  /// Past participles that do not end in "ed", and nouns that say that something happened.
  private static let events: Set<String> = [
    "available", "became", "begun", "bought", "broken", "brought", "built", "caught", "chosen", "complete",
    "completion", "done", "drawn", "driven", "error", "event", "expiry", "failure", "fallen", "forgotten", "found",
    "frozen", "given", "gone", "got", "heard", "held", "hidden", "kept", "left", "lent", "lost", "made", "met",
    "paid", "progress", "ready", "response", "responses", "result", "results", "risen", "seen", "sent", "shown",
    "shut", "sold", "sought", "spent", "spoken", "stolen", "stuck", "success", "taken", "taught", "thought", "thrown",
    "tick", "timeout", "told", "unavailable", "understood", "undone", "unread", "woken", "won", "written",
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
