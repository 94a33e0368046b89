import FilesFeature
import FilesScreen
import Foundation
import Headgate
import HeadgateInspector
import HeadgateRecorder
import Terminal

/// Connects the store with the terminal: states become frames, and keys become actions.
@MainActor
final class Program {
  private let terminal: TerminalSession
  private let store: StoreOf<App>
  private let view: ViewStore<App>
  /// The first state of the store. Its settings and bookmarks are the shared ones, also while the store shows another time.
  private let first: App.State
  /// The file of the recording, if the session is recorded.
  private let file: Path?
  private var recorder: SessionRecorder?
  private var inspection: Inspection?
  /// The size of the screen since the last event about it.
  private var size: ScreenSize
  private var storage: Storage?

  /// - Throws: `NoTerminal` if the input or the output is no terminal.
  init(_ path: Path, opening target: Path?, showsHidden: Bool, recordingTo file: Path?) throws {
    terminal = try TerminalSession()
    size = ScreenSize(terminal.size)
    var state = App.State(path, size: size)
    if let target {
      if target.isDirectory {
        state.open(target)
      } else if let parent = target.parent {
        state.open(parent, selecting: target.name)
      }
    }
    if showsHidden { state.$settings.showsHidden.withLock { $0 = true } }
    first = state
    store = Store(initialState: state) {
      App()
    } withDependencies: { [terminal] in
      $0.fileOpener = FileOpener(terminal)
    }
    view = ViewStore(store)
    self.file = file
  }

  /// Runs until the user quits.
  ///
  /// - Parameter port: The port of the page that shows the session, or 0 for a free one; nil for no page.
  /// - Returns: The signal that ended the program, if any.
  /// - Throws: A `RecordingError` if the file of the recording exists or cannot be written, or an error about the port of the page.
  func run(inspectingOn port: UInt16?) async throws -> Int32? {
    defer { terminal.restore() }
    // The page comes first: a port that cannot be used leaves no file behind.
    if let port { inspection = try await store.inspect(name: "files", on: .loopback(port: port)) }
    do {
      recorder = try file.map { try store.record(to: URL(filePath: $0.string)) }
    } catch {
      await inspection?.stop()
      throw error
    }
    let signal: Int32?
    switch await invite() {
    case .terminated(let number): signal = number
    case .closed: signal = nil
    case .key, .pasted, .resized:
      terminal.enter()
      signal = await followEvents()
    }
    // The user has the terminal back before pages and files are closed.
    terminal.restore()
    await inspection?.stop()
    try recorder?.stop()
    return signal
  }

  /// Prints the address of the page, and waits: on the screen of the program, nobody could open or copy it.
  ///
  /// - Returns: The event that ends the waiting. Without a page, nobody waits.
  private func invite() async -> TerminalEvent {
    guard let inspection else { return .key(.enter) }
    print("The inspector: \(inspection.address)\nPress Return to begin.")
    return await terminal.waitForReturn()
  }

  private func followEvents() async -> Int32? {
    // The screen may have another size since the invitation.
    resize(to: terminal.size)
    // The caller keeps this object until the function returns, and both observations end before: `self` exists when they run.
    let drawing = observe { [unowned self] in draw() }
    defer { drawing.cancel() }
    view.send(.appeared)
    let storage = observe { [unowned self] in followStorage() }
    defer { storage.cancel() }
    let keys = KeyBindings(view)
    for await event in terminal.events {
      switch event {
      case .key(let key):
        await press(key, keys)
        if view.isQuitting { return nil }
      case .pasted(let text):
        keys.paste(text)
      case .resized(let size):
        terminal.reset()
        resize(to: size)
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

  private func press(_ key: Key, _ keys: KeyBindings) async {
    guard keys.asksToQuit(key) else { return keys.press(key) }
    // A store that the page has paused or locked would never quit.
    await inspection?.resume()
    view.send(.quitPressed)
  }

  private func resize(to newSize: TerminalSize) {
    let newSize = ScreenSize(newSize)
    guard newSize != size else { return }
    size = newSize
    view.send(.resized(newSize))
  }

  /// Tells the store about settings and bookmarks that this or another program changed.
  private func followStorage() {
    // The shown state may be one of before: then nothing changed now.
    let current = Storage(first)
    guard current != storage else { return }
    storage = current
    view.send(.storageChanged)
  }

  /// Stops a running change, which then removes the copy that is not complete. A disk that does not answer is not waited for.
  private func stopChange() async {
    await inspection?.resume()
    guard view.operations.job != nil, view.operations.alert == nil else { return }
    view.send(.escapePressed)
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let change = observe { [view] in if view.operations.job == nil { continuation.finish() } }
    let limit = Task {
      try await Task.sleep(for: .seconds(3))
      continuation.finish()
    }
    for await _ in ended {}
    limit.cancel()
    change.cancel()
  }

  private func draw() {
    var state = view.state
    // The page of the inspector shows states from before a change of the size.
    if state.size != size { state.resize(to: size) }
    terminal.draw(Screen(state).frame, in: Palette(state.settings.theme))
  }
}

extension ScreenSize {
  fileprivate init(_ size: TerminalSize) {
    self.init(columns: size.columns, rows: size.rows)
  }
}
