import FilesFeature
import Terminal

/// The keys of one screen.
struct KeySection {
  let title: String
  let bindings: [KeyBinding]
  /// Receives the characters without a binding; nil when the screen has no text field.
  var typed: ((Character) -> Command)?
  /// Receives a pasted text; nil when the screen has no text field.
  var pasted: ((String) -> Command)?
  /// The name of the typed characters in the help.
  var typedMeaning: String?

  func command(for key: Key) -> Command? {
    if let binding = bindings.first(where: { $0.keys.contains(key) }) { return binding.command }
    guard case .character(let character) = key else { return nil }
    return typed?(character)
  }

  /// The keys and words of the last line.
  var hints: [(String, String)] {
    let moves = bindings.contains { $0.keys.contains(.up) } ? [("↑↓", "move")] : []
    return moves + bindings.compactMap { binding in binding.hint.map { (binding.keys[0].title, $0) } }
  }

  /// All sections, in the order of the help screen.
  static var all: [KeySection] {
    [.directory, .name, .question, .search, .scan(isRunning: true), .bookmarks, .settings, .help, .terminal]
  }

  /// Returns the bindings that move in a list. Letters move only where they are not text.
  static func moves(withLetters: Bool, _ command: (ListCursor.Move) -> Command) -> [KeyBinding] {
    let moves: [([Key], Character?, ListCursor.Move, String)] = [
      ([.up, .control("p")], "k", .up, "go up"), ([.down, .control("n")], "j", .down, "go down"),
      ([.pageUp, .control("b")], nil, .pageUp, "go up a page"),
      ([.pageDown, .control("f")], nil, .pageDown, "go down a page"),
      ([.home], "g", .first, "go to the first line"), ([.end], "G", .last, "go to the last line"),
    ]
    return moves.map { keys, letter, move, meaning in
      let letters = withLetters ? letter.map { [Key.character($0)] } ?? [] : []
      return KeyBinding(keys: keys + letters, meaning: meaning, command: command(move))
    }
  }
}

extension KeyBinding {
  fileprivate init(keys: [Key], meaning: String, command: Command) {
    self.keys = keys
    self.meaning = meaning
    hint = nil
    self.command = command
  }
}

extension KeySection {
  /// Keys that the terminal turns into signals.
  static var terminal: KeySection {
    KeySection(
      title: "Everywhere",
      bindings: [
        KeyBinding(.control("c"), does: "quit", nil),
        KeyBinding(.control("z"), does: "give the terminal to the shell until fg", nil),
      ]
    )
  }
}
