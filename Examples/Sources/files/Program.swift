import FilesFeature
import FilesScreen
import Headgate
import Terminal

/// Connects the store with the terminal: states become frames, and keys become actions.
@MainActor
struct Program {
  private let terminal: TerminalSession
  private let store: ViewStore<App>

  init(_ path: Path, _ settings: Settings) throws {
    terminal = try TerminalSession()
    let size = ScreenSize(terminal.size)
    store = ViewStore(Store(initialState: App.State(path, settings: settings, size: size)) { App() })
  }

  /// Runs until the user quits.
  ///
  /// - Returns: The signal that ended the program, if any.
  func run() async -> Int32? {
    defer { terminal.restore() }
    let drawing = observe { draw() }
    defer { drawing.cancel() }
    store.send(.appeared)
    let keys = KeyBindings(store)
    for await event in terminal.events {
      switch event {
      case .key(let key):
        keys.press(key)
        if store.isQuitting { return nil }
      case .resized(let size):
        terminal.reset()
        store.send(.resized(ScreenSize(size)))
        draw()
      case .terminated(let signal):
        return signal
      case .closed:
        return nil
      }
    }
    return nil
  }

  private func draw() {
    terminal.draw(Screen(store.state).frame)
  }
}

extension ScreenSize {
  fileprivate init(_ size: TerminalSize) {
    self.init(columns: size.columns, rows: size.rows)
  }
}
