import FilesFeature
import FilesScreen
import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import TemporaryFiles
import Terminal
import Testing

/// A session on real files, driven by keys.
@Suite("A recorded session", .timeLimit(.minutes(10)))
@MainActor
struct RecordedSessionTests {
  private let disk: TemporaryDirectory
  private let file: URL

  init() throws {
    disk = try TemporaryDirectory()
    file = disk.url.appendingPathComponent("recordings/session.headgate")
    try disk.directory("recordings")
    try disk.directory("files/sub/deep")
    try disk.file("files/sub/deep/needle.txt", bytes: 300)
    try disk.file("files/a.txt", bytes: 20)
    try disk.file("files/b.txt", bytes: 10)
    try disk.file(bytes: Array("files/".utf8) + [0x63, 0xe9])
  }

  // holds: REC-47
  @Test("every state of it is computed again, action by action")
  func replay() async throws {
    let session = try Session(disk.path + "/files", trash: disk.path + "/trash", recordingTo: file)
    try await session.useEverything()
    let state = session.store.withState { $0 }
    try session.recorder.stop()

    let recording = try Recording(contentsOf: file)
    let actions = try recording.actions()
    #expect(actions.allSatisfy { $0.coding == .json })
    #expect(actions.count > 60)
    let replay = try Replay(recording) { App() }
    #expect(try replay.check()?.description == nil)
    #expect(replay.findings.map(\.description) == [])
    #expect(replay.state.stack == state.stack)
    #expect(replay.state.settings == state.settings)
    #expect(replay.state.bookmarks == state.bookmarks)
    // Backwards, to the form of the settings.
    let form = try #require(actions.last { $0.payload.contains(#""property":"form""#) })
    try replay.go(to: form.number)
    #expect(replay.state.settingsForm?.form.showsHidden == true)
  }
}

/// The program without a terminal.
@MainActor
private struct Session {
  let store: StoreOf<App>
  let recorder: SessionRecorder
  private let keys: KeyBindings

  init(_ directory: String, trash: String, recordingTo file: URL) throws {
    let storage = FileStorage.inMemory()
    let state = withDependencies {
      $0.context = .live
      $0.defaultFileStorage = storage
    } operation: {
      App.State(Path(directory), size: ScreenSize(columns: 120, rows: 30))
    }
    store = Store(initialState: state) {
      App()
    } withDependencies: {
      $0.context = .live
      $0.defaultFileStorage = storage
      $0.fileOperations = .live(trash: Path(trash))
    }
    recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    keys = KeyBindings(ViewStore(store))
  }

  func useEverything() async throws {
    store.send(.view(.appeared))
    await wait { $0.top.phase == .ready && $0.top.visible.count == 4 }
    select("a.txt")
    await wait { if case .done = $0.preview?.phase { $0.preview?.target.item.name == "a.txt" } else { false } }
    try await search()
    try await change()
    await scan()
    bookmarksAndSettings()
  }

  /// Finds a file in a directory below, shows it, and goes back, without a preview.
  private func search() async throws {
    keys.press(.character("i"))
    keys.press(.character("/"))
    for character in "needle" { keys.press(.character(character)) }
    await wait { if case .done = $0.top.search?.phase { true } else { false } }
    keys.press(.enter)
    await wait { $0.top.path.name == "deep" && $0.top.selected?.item.name == "needle.txt" }
    keys.press(.character("-"))
    keys.press(.character("-"))
    await wait { $0.top.path.name == "files" && $0.top.phase == .ready }
    keys.press(.character("i"))
  }

  /// Renames a file, moves another one to the trash, and brings it back.
  private func change() async throws {
    select("a.txt")
    keys.press(.character("R"))
    keys.press(.control("u"))
    for character in "new.txt" { keys.press(.character(character)) }
    keys.press(.enter)
    await wait { $0.operations.job == nil && $0.top.selected?.item.name == "new.txt" }
    select("b.txt")
    keys.press(.character("d"))
    keys.press(.character("y"))
    await wait { $0.operations.job == nil && !$0.top.rows.contains { $0.item.name == "b.txt" } }
    keys.press(.character("u"))
    await wait { $0.operations.job == nil && $0.top.rows.contains { $0.item.name == "b.txt" } }
  }

  private func scan() async {
    keys.press(.character("s"))
    await wait { $0.top.scan?.phase == .done }
    keys.press(.escape)
    select("sub")
    keys.press(.character("S"))
    await wait { if case .done = $0.top.selected?.measurement { true } else { false } }
  }

  private func bookmarksAndSettings() {
    keys.press(.character("b"))
    keys.press(.character("B"))
    keys.press(.escape)
    keys.press(.character(","))
    keys.press(.character(" "))
    keys.press(.down)
    keys.press(.character(" "))
    keys.press(.escape)
    keys.press(.character(" "))
  }

  /// Moves to a row with the keys.
  private func select(_ name: FileName) {
    keys.press(.home)
    for _ in store.state.top.visible where store.state.top.selected?.item.name != name { keys.press(.down) }
    #expect(store.state.top.selected?.item.name == name)
  }

  /// Waits for a state.
  private func wait(until condition: @escaping (App.State) -> Bool) async {
    let (reached, continuation) = AsyncStream<Void>.makeStream()
    let observation = observe { if condition(store.state) { continuation.finish() } }
    for await _ in reached {}
    observation.cancel()
  }
}
