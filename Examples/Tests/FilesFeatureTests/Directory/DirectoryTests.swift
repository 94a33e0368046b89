import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A directory")
@MainActor
struct DirectoryTests {
  private let home = Path("/home")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]
  private let measurement = LongMeasurement()

  /// A directory that nobody has read yet.
  private func makeUnread(
    _ list: @escaping @Sendable (Path, @Sendable (Int) async -> Void) async throws -> [FileItem],
    selecting name: FileName? = nil
  ) -> TestStoreOf<Directory> {
    TestStore(initialState: Directory.State(home, settings: Shared(value: Settings()), height: 4, selecting: name)) {
      Directory()
    } withDependencies: { [measurement] in
      $0.files.list = { path, progress in try await list(path, progress) }
      measurement.install(in: &$0.files)
    }
  }

  private func makeStore(selecting name: FileName? = nil) async -> TestStoreOf<Directory> {
    let store = makeUnread(FakeDisk.home.client.list, selecting: name)
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show(visible, selecting: name) }
    return store
  }

  // MARK: Reading

  @Test("names are counted while a directory is read for the first time")
  func reading() async {
    let gate = AsyncStream<Void>.makeStream()
    let disk = FakeDisk(directories: ["/home": [.file("a", 1)]])
    let store = makeUnread { path, progress in
      await progress(8_192)
      for await _ in gate.stream {}
      return try await disk.client.list(path) { _ in }
    }
    await store.send(.interface(.appear))
    await store.receive(\.internal.readingProgressed, 8_192) { $0.phase = .reading(8_192) }
    gate.continuation.finish()
    await store.receive(\.internal.read) { $0.show(["a"], of: disk) }
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.readingProgressed, 8_192)
    await store.receive(\.internal.read)
  }

  @Test("an error takes the rows away, and the next reading brings them back")
  func fails() async {
    let store = await makeStore()
    let list = store.dependencies.files.list
    store.dependencies.files.list = { path, _ in throw FileProblem(.permissionDenied, at: path) }
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.readingFailed) {
      $0.phase = .failed(FileProblem(.permissionDenied, at: home))
      $0.rows = []
      $0.visible = []
    }
    await store.send(.view(.enterPressed))
    await store.send(.view(.measurePressed))
    store.dependencies.files.list = list
    await store.send(.view(.reloadPressed)) { $0.phase = .reading(0) }
    await store.receive(\.internal.read) { $0.show(visible) }
  }

  @Test("reading once more ends the reading that is under way")
  func readsAgain() async {
    let wasCancelled = LockIsolated(false)
    let store = makeUnread { _, _ in
      try? await Task.never()
      wasCancelled.setValue(Task.isCancelled)
      return [.file("too late", 1)]
    }
    await store.send(.interface(.appear))
    store.dependencies.files.list = FakeDisk.home.client.list
    await store.send(.view(.reloadPressed))
    #expect(wasCancelled.value)
    await store.receive(\.internal.read) { $0.show(visible) }
  }

  @Test("what was read under other settings is arranged again")
  func settingsChangeMeanwhile() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = makeUnread { path, progress in
      for await _ in gate.stream {}
      return try await FakeDisk.home.client.list(path, progress)
    }
    await store.send(.interface(.appear))
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = true } }
    await store.receive(\.internal.arranged, [])
    gate.continuation.finish()
    await store.receive(\.internal.read) { $0.show(visible) }
    await store.receive(\.internal.arranged) { $0.visible.insert(".hidden", at: 3) }
  }

  // MARK: Order

  @Test("hidden entries are shown on demand, and the selection stays")
  func hidden() async {
    let store = await makeStore(selecting: "b.txt")
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = true } }
    await store.receive(\.internal.arranged) {
      $0.visible = ["gone", "locked", "sub", ".hidden", "a9.txt", "a10.txt", "b.txt", "broken"]
      $0.cursor.move(.down, count: 8)
    }
    #expect(store.state.selected?.id == "b.txt")
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = false } }
    await store.receive(\.internal.arranged) {
      $0.visible = visible
      $0.cursor.follow(to: 5, count: 7)
    }
  }

  @Test("the order goes from name to size to date, and can be reversed")
  func order() async {
    let disk = FakeDisk(directories: [
      "/home": [.file("old", 30, at: 1), .file("new", 10, at: 9), .directory("dir"), .file("mid", 20, at: 5)]
    ])
    let store = makeUnread(disk.client.list)
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show(["dir", "mid", "new", "old"], of: disk) }
    await store.send(.view(.orderPressed)) { $0.$settings.withLock { $0.order = .size } }
    await store.receive(\.internal.arranged) { $0.visible = ["dir", "old", "mid", "new"] }
    await store.send(.view(.orderPressed)) { $0.$settings.withLock { $0.order = .date } }
    await store.receive(\.internal.arranged) { $0.visible = ["dir", "new", "mid", "old"] }
    await store.send(.view(.reversePressed)) { $0.$settings.withLock { $0.isReversed = true } }
    await store.receive(\.internal.arranged) { $0.visible = ["dir", "old", "mid", "new"] }
    await store.send(.view(.orderPressed)) { $0.$settings.withLock { $0.order = .name } }
    await store.receive(\.internal.arranged) { $0.visible = ["dir", "old", "new", "mid"] }
  }

  // MARK: Opening

  @Test("a file is opened; what cannot be opened says what it is, until the next key")
  func notices() async {
    let store = await makeStore(selecting: "b.txt")
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.opened, Path("/home/b.txt"))
    await store.send(.view(.measurePressed)) { $0.notice = "b.txt is not a directory" }
    await store.receive(\.rows[id: "b.txt"].interface.measure)
    await store.send(.view(.moved(.down))) {
      $0.notice = nil
      $0.cursor.move(.down, count: 7)
    }
    await store.send(.view(.enterPressed)) { $0.notice = "broken is a broken link: there is no nowhere" }
    await store.send(.view(.unmarkPressed)) { $0.notice = nil }
  }

  @Test("a link to a file is opened, a link to a directory is entered, and a device says what it is")
  func kinds() async {
    let disk = FakeDisk(directories: [
      "/home": [
        FileItem(name: "a", kind: .link(to: "/b", .directory)),
        FileItem(name: "c", kind: .link(to: "/d", .file)),
        FileItem(name: "e", kind: .special),
      ]
    ])
    let store = makeUnread(disk.client.list)
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show(["a", "c", "e"], of: disk) }
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.entered, Path("/home/a"))
    await store.send(.view(.moved(.down))) { $0.cursor.move(.down, count: 3) }
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.opened, Path("/home/c"))
    await store.send(.view(.moved(.down))) { $0.cursor.move(.down, count: 3) }
    await store.send(.view(.enterPressed)) { $0.notice = "e is a device, a pipe or a socket" }
  }

  @Test("leaving is its parent's business")
  func leaves() async {
    let store = await makeStore()
    await store.send(.view(.leavePressed))
    await store.receive(\.delegate.left)
  }

  // MARK: Rows

  @Test("a measured row keeps its size when the directory is read again")
  func reload() async {
    let store = await makeStore(selecting: "sub")
    await store.send(.view(.measurePressed))
    await store.receive(\.rows[id: "sub"].interface.measure) {
      $0.rows[id: "sub"]?.measurement = .running(TreeSize())
    }
    measurement.step(TreeSize(files: 2, bytes: 50))
    await store.receive(\.rows[id: "sub"].internal.measured) {
      $0.rows[id: "sub"]?.measurement = .running(TreeSize(files: 2, bytes: 50))
    }
    measurement.finish()
    await store.receive(\.rows[id: "sub"].internal.measured) {
      $0.rows[id: "sub"]?.measurement = .done(TreeSize(files: 2, bytes: 50))
    }
    await store.receive(\.rows[id: "sub"].delegate.measured)
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.read)
  }

  @Test("ordered by size, a measured directory moves to its place")
  func measuredOrder() async {
    let store = await makeStore(selecting: "sub")
    await store.send(.view(.orderPressed)) { $0.$settings.withLock { $0.order = .size } }
    await store.receive(\.internal.arranged) {
      $0.visible = ["gone", "locked", "sub", "b.txt", "a9.txt", "a10.txt", "broken"]
    }
    store.dependencies.files.measure = { _, _ in TreeSize(bytes: 50) }
    await store.send(.view(.measurePressed))
    await store.receive(\.rows[id: "sub"].interface.measure) {
      $0.rows[id: "sub"]?.measurement = .running(TreeSize())
    }
    await store.receive(\.rows[id: "sub"].internal.measured) {
      $0.rows[id: "sub"]?.measurement = .done(TreeSize(bytes: 50))
    }
    await store.receive(\.rows[id: "sub"].delegate.measured)
    await store.receive(\.internal.arranged) {
      $0.visible = ["sub", "gone", "locked", "b.txt", "a9.txt", "a10.txt", "broken"]
      $0.cursor.place(at: 0, count: 7)
    }
    #expect(store.state.selected?.id == "sub")
  }

  @Test("a row that is gone with the next reading ends its measurement")
  func rowGoes() async {
    let store = await makeStore(selecting: "sub")
    await store.send(.view(.measurePressed))
    await store.receive(\.rows[id: "sub"].interface.measure) {
      $0.rows[id: "sub"]?.measurement = .running(TreeSize())
    }
    let disk = FakeDisk(directories: ["/home": [.file("a", 1)]])
    store.dependencies.files.list = disk.client.list
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.read) { $0.show(["a"], of: disk) }
    #expect(measurement.wasCancelled.value)
  }

  // MARK: Search and scan

  @Test("a search opens, and what it chose is revealed")
  func search() async {
    let clock = TestClock()
    let store = await makeStore()
    store.dependencies.continuousClock = clock
    store.dependencies.files.search = { _, _, _, found in
      await found([FileMatch("sub/deep.txt")])
      return SearchSummary()
    }
    await store.send(.view(.searchPressed)) {
      $0.search = Search.State(below: home, includesHidden: false, height: 4)
    }
    await store.send(\.search.view.typed, "d") {
      $0.search?.text = "d"
      $0.search?.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.search.internal.started)
    await store.receive(\.search.internal.found) { $0.search?.matches = [FileMatch("sub/deep.txt")] }
    await store.receive(\.search.internal.finished) { $0.search?.phase = .done(SearchSummary()) }
    await store.send(\.search.view.enterPressed)
    await store.receive(\.search.delegate.chosen, FileMatch("sub/deep.txt")) { $0.search = nil }
    await store.receive {
      if case .delegate(.found(Path("/home/sub/deep.txt"), text: "d")) = $0 { true } else { false }
    }
  }

  @Test("a search that is closed ends what it looks for")
  func searchEnds() async {
    let clock = TestClock()
    let wasCancelled = LockIsolated(false)
    let store = await makeStore()
    store.dependencies.continuousClock = clock
    store.dependencies.files.search = { _, _, _, _ in
      try? await Task.never()
      wasCancelled.setValue(Task.isCancelled)
      return SearchSummary()
    }
    await store.send(.view(.searchPressed)) {
      $0.search = Search.State(below: home, includesHidden: false, height: 4)
    }
    await store.send(\.search.view.typed, "d") {
      $0.search?.text = "d"
      $0.search?.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.search.internal.started)
    await store.send(\.search.view.closePressed)
    await store.receive(\.search.delegate.closed) { $0.search = nil }
    #expect(wasCancelled.value)
  }

  @Test("a scan opens and begins, and what it chose is revealed")
  func scan() async {
    let size = TreeSize(largest: [.init(name: "sub", isDirectory: true, bytes: 10)])
    let store = await makeStore()
    await store.send(.view(.scanPressed)) { $0.scan = Scan.State(home, height: 4) }
    await store.receive(\.scan.interface.start)
    #expect(measurement.paths.value == [home])
    measurement.step(size)
    await store.receive(\.scan.internal.progressed, size) { $0.scan?.size = size }
    await store.send(\.scan.view.enterPressed)
    await store.receive(\.scan.delegate.chosen, "sub") { $0.scan = nil }
    #expect(measurement.wasCancelled.value)
    await store.receive(\.delegate.revealed, Path("/home/sub"))
  }

  @Test("a scan that is closed shows the directory again")
  func scanCloses() async {
    let store = await makeStore()
    store.dependencies.files.measure = { path, _ in throw FileProblem(.vanished, at: path) }
    await store.send(.view(.scanPressed)) { $0.scan = Scan.State(home, height: 4) }
    await store.receive(\.scan.interface.start)
    await store.receive(\.scan.internal.failed) { $0.scan?.phase = .failed(FileProblem(.vanished, at: home)) }
    await store.send(\.scan.view.stopPressed)
    await store.receive(\.scan.delegate.closed) { $0.scan = nil }
  }
}
