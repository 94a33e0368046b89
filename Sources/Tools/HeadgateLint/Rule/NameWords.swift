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
    "accept", "activate", "add", "adjust", "advance", "allow", "animate", "announce", "appear", "append", "apply",
    "approve", "archive", "ask", "assign", "attach", "authenticate", "authorize", "begin", "block", "book", "bookmark",
    "bring", "broadcast", "build", "buy", "calculate", "call", "cancel", "capture", "change", "check", "choose",
    "clear", "close", "collapse", "commit", "compose", "compress", "compute", "configure", "confirm", "connect",
    "continue", "convert", "copy", "create", "crop", "cut", "deactivate", "decline", "decode", "decrease", "decrement",
    "decrypt", "delete", "deny", "describe", "deselect", "detach", "disable", "disappear", "discard", "disconnect",
    "dismiss", "dispatch", "display", "do", "download", "duplicate", "edit", "emit", "enable", "encode", "encrypt",
    "ensure", "enter", "erase", "evaluate", "examine", "execute", "exit", "expand", "export", "extend", "extract",
    "fetch", "filter", "find", "finish", "flip", "focus", "follow", "forget", "forward", "generate", "get", "give",
    "go", "grant", "handle", "hide", "highlight", "identify", "ignore", "import", "include", "increase", "increment",
    "initialize", "insert", "inspect", "install", "introduce", "invalidate", "invite", "join", "keep", "launch",
    "learn", "leave", "like", "link", "listen", "load", "locate", "lock", "log", "login", "logout", "lookup", "lower",
    "make", "mark", "merge", "migrate", "modify", "move", "multiply", "mute", "navigate", "normalize", "notify",
    "observe", "obtain", "open", "optimize", "order", "parse", "paste", "pause", "pay", "perform", "pick", "pin",
    "play", "poll", "pop", "populate", "post", "predict", "preload", "prepare", "present", "print", "process",
    "propose", "protect", "publish", "purchase", "push", "put", "raise", "rate", "react", "read", "recalculate",
    "receive", "recompute", "reconcile", "reconnect", "record", "recover", "redo", "reduce", "refetch", "refresh",
    "refuse", "register", "reinstall", "reject", "relaunch", "reload", "remind", "remove", "rename", "render",
    "reorder", "replace", "report", "request", "resend", "reset", "resize", "resolve", "respond", "restart", "restore",
    "resume", "retry", "return", "reveal", "revert", "revoke", "rewind", "rotate", "run", "save", "scan", "schedule",
    "scroll", "search", "seek", "select", "send", "separate", "serve", "set", "setup", "share", "show", "shuffle",
    "sign", "signin", "signout", "signup", "simulate", "solve", "sort", "spawn", "start", "stash", "stop", "store",
    "submit", "subscribe", "suggest", "suspend", "swap", "switch", "sync", "synchronize", "take", "tell", "terminate",
    "throttle", "throw", "toggle", "track", "transfer", "transform", "translate", "transmit", "trigger", "trim", "undo",
    "uninstall", "unlink", "unlock", "unmute", "unpin", "unsave", "unselect", "unsubscribe", "update", "upgrade",
    "upload", "use", "validate", "verify", "wake", "warn", "withdraw", "wrap", "write", "zoom",
  ]
  /// Words that are no names of events when they stand alone.
  private static let bareWords: Set<String> = [
    "action", "click", "data", "drag", "error", "event", "input", "press", "response", "result", "swipe", "tap",
    "touch",
    "type",
  ]
  /// Past participles that do not end in "ed", and nouns that say that something happened.
  private static let events: Set<String> = [
    "available", "became", "began", "begun", "bitten", "bought", "broke", "broken", "brought", "built",
    "burnt", "came", "caught", "chose", "chosen", "complete", "completion", "dealt", "done", "drawn", "drew", "driven",
    "drunk", "dug", "error", "event", "expiry", "failure", "fallen", "fed", "fell", "fled", "flew",
    "flown", "forgotten", "fought", "found", "frozen", "gave", "given", "gone", "got", "grew", "grown",
    "heard", "held", "hid", "hidden", "hung", "kept", "knew", "known", "laid", "left", "lent", "lost",
    "made", "meant", "met", "paid", "progress", "ran", "rang", "ready", "response", "responses", "result", "results",
    "ridden", "risen", "rode", "said", "sang", "sank", "sat", "seen", "sent", "shaken", "shook",
    "shone", "shot", "shown", "shut", "slept", "slid", "sold", "sought", "spent", "spoke", "spoken", "spun", "stolen",
    "stood", "struck", "stuck", "success", "sung", "sunk", "swept", "swung", "taken", "taught", "thought",
    "threw", "thrown", "tick", "timeout", "told", "took", "torn", "unavailable", "understood", "undone",
    "unread", "went", "woke", "woken", "won", "wore", "worn", "written", "wrote",
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

  /// A phase of a process that a flag names.
  enum Phase {
    case running, end
  }

  /// The phase that the name of a flag says: `isLoading` runs, `didFail` and `isLoaded` are ends.
  var phase: Phase? {
    let words = words.filter { !["is", "has", "did", "was", "are", "not"].contains($0) }
    guard !words.contains(where: Self.settings.contains) else { return nil }
    if words.contains(where: { Self.isEvent($0) || Self.ends.contains($0) }) { return .end }
    let isRunning = words.contains {
      $0.hasSuffix("ing") && $0.count > 4 && !["string", "thing", "during"].contains($0)
    }
    return isRunning || words == ["idle"] ? .running : nil
  }

  private static let ends: Set<String> = ["done", "error", "fail", "failure", "finish", "load", "save", "success"]
  /// What a user turns on and off, and what a control shows.
  private static let settings: Set<String> = [
    "allowed", "archived", "bookmarked", "checked", "collapsed", "compressed", "dimmed", "disabled", "dragging",
    "editing",
    "enabled", "expanded", "favorited", "filtered", "focused", "followed", "grouped", "hidden", "hovered", "included",
    "installed", "left", "liked", "locked", "muted", "needed", "paused", "pinned", "presented", "presenting", "pressed",
    "protected", "read", "repeated", "repeating", "required", "rounded", "scrolling", "searching", "seen", "selected",
    "selecting", "shared", "shown", "showing", "shuffled", "shuffling", "sorted", "starred", "subscribed", "typing",
    "unlocked", "unread", "used", "zoomed",
  ]

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
