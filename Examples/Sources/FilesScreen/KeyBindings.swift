package import FilesFeature
package import Headgate
package import Terminal

/// Converts keys to view actions and sends them to the store of the feature on the screen.
@MainActor
package struct KeyBindings {
  private let store: ViewStore<App>

  package init(_ store: ViewStore<App>) {
    self.store = store
  }

  package func press(_ key: Key) {
    guard let directory = store.scope(state: \.stack, action: \.stack).last else { return }
    if let search = directory.scope(state: \.search, action: \.search) {
      if let action = Self.search(key) { search.send(action) }
    } else if let scan = directory.scope(state: \.scan, action: \.scan) {
      if key == .character("q") {
        store.send(.quitPressed)
      } else if let action = Self.scan(key) {
        scan.send(action)
      }
    } else if key == .character("q") {
      store.send(.quitPressed)
    } else if let action = Self.directory(key) {
      directory.send(action)
    }
  }

  private static func directory(_ key: Key) -> Directory.Action.View? {
    if let move = move(key, withLetters: true) { return .moved(move) }
    return switch key {
    case .enter, .right, .character("l"): .enterPressed
    case .left, .backspace, .character("h"): .leavePressed
    case .escape: .escapePressed
    case .character("/"): .searchPressed
    case .character("s"): .scanPressed
    case .character(" "): .measurePressed
    case .character("r"): .reloadPressed
    case .character("."): .hiddenPressed
    case .character("o"): .orderPressed
    case .character("O"): .reversePressed
    default: nil
    }
  }

  private static func search(_ key: Key) -> Search.Action.View? {
    if let move = move(key, withLetters: false) { return .moved(move) }
    return switch key {
    case .enter: .enterPressed
    case .escape: .closePressed
    case .backspace: .deletePressed
    case .control("u"): .clearPressed
    case .character(let character): .typed(character)
    default: nil
    }
  }

  private static func scan(_ key: Key) -> Scan.Action.View? {
    if let move = move(key, withLetters: true) { return .moved(move) }
    return switch key {
    case .enter, .right, .character("l"): .enterPressed
    case .escape, .left, .backspace, .character("h"), .character("c"): .stopPressed
    case .character("s"): .againPressed
    default: nil
    }
  }

  /// Returns the move for a key. Letters move only when they are not text input.
  private static func move(_ key: Key, withLetters: Bool) -> ListCursor.Move? {
    switch key {
    case .up, .control("p"): .up
    case .down, .control("n"): .down
    case .pageUp, .control("b"): .pageUp
    case .pageDown, .control("f"): .pageDown
    case .home: .first
    case .end: .last
    case .character("k") where withLetters: .up
    case .character("j") where withLetters: .down
    case .character("g") where withLetters: .first
    case .character("G") where withLetters: .last
    default: nil
    }
  }
}
