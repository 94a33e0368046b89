import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A directory that changes on the disk")
@MainActor
struct DirectoryRefreshTests {
  private let home = Path("/home")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]

  /// A directory that nobody has read yet.
  private func makeUnread(_ disk: FakeDisk, selecting name: FileName? = nil) -> TestStoreOf<Directory> {
    TestStore(initialState: Directory.State(home, settings: Shared(value: Settings()), height: 4, selecting: name)) {
      Directory()
    } withDependencies: {
      $0.files = disk.client
    }
  }

  private func makeStore(selecting name: FileName? = nil) async -> TestStoreOf<Directory> {
    let store = makeUnread(.home, selecting: name)
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show(visible, selecting: name) }
    return store
  }

  private static let before = FakeDisk(directories: ["/home": (0..<9).map { .file(FileName("f\($0)"), 1) }])
  private static let after = FakeDisk(directories: [
    "/home": [.file("a", 1)] + (0..<9).map { .file(FileName("f\($0)"), 2) }
  ])

  @Test("a change on the disk keeps the selection, and its place on the screen")
  func refreshes() async {
    let store = makeUnread(Self.before, selecting: "f6")
    await store.send(.interface(.appear))
    let names = (0..<9).map { FileName("f\($0)") }
    await store.receive(\.internal.read) { $0.show(names, of: Self.before, selecting: "f6") }
    #expect(store.state.cursor.top == 3)
    store.dependencies.files.list = Self.after.client.list
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    await store.receive(\.internal.read) {
      $0.rows = Self.after.rows(of: home)
      $0.visible = ["a"] + names
      $0.cursor.follow(to: 7, count: 10)
    }
    #expect(store.state.cursor.top == 4)
    #expect(store.state.selected?.item.size == 2)
    await store.receive(\.internal.refreshed) { $0.isRefreshing = false }
  }

  @Test("many changes while the directory is read are one more reading")
  func coalesces() async {
    let gate = AsyncStream<Void>.makeStream()
    let readings = LockIsolated(0)
    let store = await makeStore()
    store.dependencies.files.list = { path, progress in
      readings.withValue { $0 += 1 }
      if readings.value == 1 { for await _ in gate.stream {} }
      return try await FakeDisk.home.client.list(path, progress)
    }
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    await store.send(.interface(.changedOnDisk)) { $0.isStale = true }
    for _ in 1...20 { await store.send(.interface(.changedOnDisk)) }
    gate.continuation.finish()
    await store.receive(\.internal.read)
    await store.receive(\.internal.refreshed) { $0.isStale = false }
    await store.receive(\.internal.read)
    await store.receive(\.internal.refreshed) { $0.isRefreshing = false }
    #expect(readings.value == 2)
  }

  @Test("a large directory is not read all the time, whatever changes it")
  func pause() async {
    let clock = TestClock()
    let disk = FakeDisk(directories: ["/home": (0..<10_000).map { .file(FileName("\($0)"), 1) }])
    let store = makeUnread(disk)
    store.dependencies.continuousClock = clock
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show((0..<10_000).map { FileName("\($0)") }, of: disk) }
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    await store.receive(\.internal.read)
    await store.send(.interface(.changedOnDisk)) { $0.isStale = true }
    await clock.advance(by: .milliseconds(200))
    await store.receive(\.internal.refreshed) { $0.isStale = false }
    await store.receive(\.internal.read)
    await clock.advance(by: .milliseconds(200))
    await store.receive(\.internal.refreshed) { $0.isRefreshing = false }
  }

  @Test("a directory that is deleted says so, and selects the same row when it is back")
  func comesBack() async {
    let store = await makeStore(selecting: "b.txt")
    let list = store.dependencies.files.list
    store.dependencies.files.list = { path, _ in throw FileProblem(.vanished, at: path) }
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    await store.receive(\.internal.readingFailed) {
      $0.phase = .failed(FileProblem(.vanished, at: home))
      ($0.rows, $0.visible) = ([], [])
      $0.awaited = "b.txt"
    }
    await store.receive(\.internal.refreshed) { $0.isRefreshing = false }
    store.dependencies.files.list = list
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    await store.receive(\.internal.read) { $0.show(visible, selecting: "b.txt") }
    await store.receive(\.internal.refreshed) { $0.isRefreshing = false }
    #expect(store.state.selected?.id == "b.txt")
  }

  @Test("the selection stays while a name is awaited that is not shown, and a move ends the wait")
  func awaitsHidden() async {
    var state = Directory.State(home, settings: Shared(value: Settings()), height: 4)
    state.show(visible, selecting: "b.txt")
    state.awaited = ".hidden"
    let store = TestStore(initialState: state) {
      Directory()
    } withDependencies: {
      $0.files = FakeDisk.home.client
    }
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.read)
    #expect(store.state.selected?.id == "b.txt")
    await store.send(.view(.moved(.last))) {
      $0.awaited = nil
      $0.cursor.move(.last, count: visible.count)
    }
  }

  @Test("a key that reads the directory again ends the reading for a change")
  func readsDespiteChange() async {
    let store = await makeStore()
    let list = store.dependencies.files.list
    store.dependencies.files.list = { _, _ in try await Task.never() }
    await store.send(.interface(.changedOnDisk)) { $0.isRefreshing = true }
    store.dependencies.files.list = list
    await store.send(.view(.reloadPressed)) { $0.isRefreshing = false }
    await store.receive(\.internal.read)
  }
}
