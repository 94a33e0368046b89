import FilesFeature
import Terminal

/// Keys with one meaning. The help screen, the last line of each screen and the keyboard are made from these values.
struct KeyBinding {
  let keys: [Key]
  /// What the keys do, for the help screen.
  let meaning: String
  /// A word for the last line of the screen; nil when only the help screen shows the keys.
  let hint: String?
  /// Nil for keys that the terminal turns into signals.
  let command: Command?

  init(_ keys: Key..., does meaning: String, hint: String? = nil, _ command: Command?) {
    self.keys = keys
    self.meaning = meaning
    self.hint = hint
    self.command = command
  }

  /// The keys as text: `⏎ → l`.
  var title: String { keys.map(\.title).joined(separator: " ") }
}

/// What a key press sends, and to which feature.
enum Command {
  case app(App.Action.View)
  case directory(Directory.Action.View)
  case search(Search.Action.View)
  case scan(Scan.Action.View)
  case help(Help.Action.View)
  case name(NameField.Action.View)
  /// The answer to a question; nil is no.
  case answer(Operations.Alert?)
  /// Shows the help. The number of its lines is not a part of the command: the help is made from the commands.
  case showHelp
  case bookmarks(Bookmarks.Action.View)
  case settings(SettingsForm.Action.View)
  /// Changes the selected setting to its next value, or to the one before for a negative number.
  case changeSetting(Int)
  case preview(Preview.Action.View)
}

extension Key {
  /// The name of the key on the screen.
  var title: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "⏎"
    case .escape: "esc"
    case .backspace: "⌫"
    case .delete: "Del"
    case .tab: "tab"
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(" "): "^space"
    case .control(let character): "^" + character.uppercased()
    }
  }
}
