import FilesFeature
import FilesScreen
import Foundation
import Headgate
import HeadgateRecorder
import Terminal

/// Connects the store with the terminal: states become frames, and keys become actions.
@MainActor
struct Program {
  private let terminal: TerminalSession
  private let store: ViewStore<App>
  private let recorder: Recorder?

  /// - Throws: A `RecordingError` if the file of the recording exists or cannot be written.
  init(_ path: Path, opening target: Path?, showsHidden: Bool, recordingTo file: Path?) throws {
    terminal = try TerminalSession()
    let size = ScreenSize(terminal.size)
    var state = App.State(path, size: size)
    if let target {
      if target.isDirectory {
        state.open(target)
      } else if let parent = target.parent {
        state.open(parent, selecting: target.name)
      }
    }
    if showsHidden { state.$settings.showsHidden.withLock { $0 = true } }
    let store = Store(initialState: state) {
      App()
    } withDependencies: { [terminal] in
      $0.fileOpener = FileOpener(terminal)
    }
    do {
      recorder = try file.map { try store.record(to: URL(filePath: $0.string)) }
    } catch {
      terminal.restore()
      throw error
    }
    self.store = ViewStore(store)
  }

  /// Runs until the user quits.
  ///
  /// - Returns: The signal that ended the program, if any.
  /// - Throws: The error that ended the recording, if any.
  func run() async throws -> Int32? {
    defer { terminal.restore() }
    let signal = await followEvents()
    try recorder?.stop()
    return signal
  }

  private func followEvents() async -> Int32? {
    let drawing = observe { draw() }
    defer { drawing.cancel() }
    store.send(.appeared)
    let storage = observe { followStorage() }
    defer { storage.cancel() }
    let keys = KeyBindings(store)
    for await event in terminal.events {
      switch event {
      case .key(let key):
        keys.press(key)
        if store.isQuitting { return nil }
      case .pasted(let text):
        keys.paste(text)
      case .resized(let size):
        terminal.reset()
        store.send(.resized(ScreenSize(size)))
        draw()
      case .terminated(let signal):
        await stopChange()
        return signal
      case .closed:
        await stopChange()
        return nil
      }
    }
    return nil
  }

  /// Tells the store about settings and bookmarks that this or another program changed.
  private func followStorage() {
    _ = store.withState { ($0.settings, $0.bookmarks, $0.storageProblem) }
    store.send(.storageChanged)
  }

  /// Stops a running change, which then removes the copy that is not complete. A disk that does not answer is not waited for.
  private func stopChange() async {
    guard store.operations.job != nil, store.operations.alert == nil else { return }
    store.send(.escapePressed)
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let change = observe { if store.operations.job == nil { continuation.finish() } }
    let limit = Task {
      try await Task.sleep(for: .seconds(3))
      continuation.finish()
    }
    for await _ in ended {}
    limit.cancel()
    change.cancel()
  }

  private func draw() {
    let state = store.state
    terminal.draw(Screen(state).frame, in: Palette(state.settings.theme))
  }
}

extension ScreenSize {
  fileprivate init(_ size: TerminalSize) {
    self.init(columns: size.columns, rows: size.rows)
  }
}
