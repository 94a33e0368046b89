import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("The stack of directories")
@MainActor
struct AppTests {
  private let home = Path("/home")
  private let sub = Path("/home/sub")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]
  private let clock = TestClock()
  private let measurement = LongMeasurement()

  /// A store whose first directory has been read.
  private func makeStore(selecting name: FileName? = nil, disk: FakeDisk = .home) async -> TestStoreOf<App> {
    var state = App.State(home)
    state.stack[id: home]?.awaited = name
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: { [clock, measurement] in
      $0.continuousClock = clock
      $0.files = disk.client
      measurement.install(in: &$0.files)
    }
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(visible, of: disk, selecting: name)
    }
    return store
  }

  /// Enters the selected directory, which comes on top of the stack and begins to read.
  private func enter(_ path: Path, from parent: Path, in store: TestStoreOf<App>) async {
    await store.send(\.stack[id: parent].view.enterPressed)
    await store.receive(\.stack[id: parent].delegate.entered, path) {
      $0.stack.append(Directory.State(path, settings: $0.$settings, height: 20))
    }
    await store.receive(\.stack[id: path].interface.appear)
  }

  /// Leaves the directory on top, and the one below reads again.
  private func leave(
    _ path: Path,
    to parent: Path,
    in store: TestStoreOf<App>,
    _ change: ((inout App.State) -> Void)? = nil
  ) async {
    await store.send(\.stack[id: path].view.leavePressed)
    await store.receive(\.stack[id: path].delegate.left) {
      $0.stack.remove(id: path)
      change?(&$0)
    }
    await store.receive(\.stack[id: parent].interface.appear)
  }

  @Test("a directory that is opened at once has its parents below it")
  func open() {
    var state = App.State(home)
    state.open(Path("/home/a/b"), selecting: "c")
    #expect(state.stack.map(\.path.string) == ["/home", "/home/a", "/home/a/b"])
    #expect(state.stack.map(\.awaited) == ["a", "b", "c"])
    state = App.State(home)
    state.open(Path("/other/a"))
    #expect(state.stack.map(\.path.string) == ["/home", "/other/a"])
    #expect(state.stack.map(\.awaited) == [nil, nil])
    state = App.State(home)
    state.open(home, selecting: "x")
    #expect(state.stack.map(\.awaited) == ["x"])
  }

  @Test("entering pushes a directory, leaving pops it and keeps the selection")
  func enterAndLeave() async {
    let store = await makeStore(selecting: "sub")
    await enter(sub, from: home, in: store)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
    await leave(sub, to: home, in: store)
    await store.receive(\.stack[id: home].internal.read)
    #expect(store.state.top.selected?.id == "sub")
  }

  @Test("leaving the first directory goes to the one around it, up to the root")
  func leaveFirst() async {
    let root = Path("/")
    let store = await makeStore()
    await store.send(\.stack[id: home].view.leavePressed)
    await store.receive(\.stack[id: home].delegate.left) {
      $0.stack = [Directory.State(root, settings: Shared(value: Settings()), height: 20, selecting: "home")]
    }
    await store.receive(\.stack[id: root].interface.appear)
    await store.receive(\.stack[id: root].internal.read) { $0.stack[id: root]?.show(["home"]) }
    await store.send(\.stack[id: root].view.leavePressed)
    await store.receive(\.stack[id: root].delegate.left) {
      $0.stack[id: root]?.notice = "This is the root directory"
    }
  }

  @Test(
    "an unreadable and a vanished directory say so, and can be left",
    arguments: [(FileName("locked"), FileProblem.Reason.permissionDenied), ("gone", .vanished)]
  )
  func problems(name: FileName, reason: FileProblem.Reason) async {
    let path = home.appending(name)
    let store = await makeStore(selecting: name)
    await enter(path, from: home, in: store)
    await store.receive(\.stack[id: path].internal.readingFailed) {
      $0.stack[id: path]?.phase = .failed(FileProblem(reason, at: path))
    }
    await store.send(\.stack[id: path].view.enterPressed)
    await leave(path, to: home, in: store)
    await store.receive(\.stack[id: home].internal.read)
    #expect(store.state.top.selected?.id == name)
  }

  @Test("settings reach directories that are entered later, and those that are gone back to")
  func settings() async {
    let showing = Settings(showsHidden: true)
    let store = await makeStore(selecting: "sub")
    await enter(sub, from: home, in: store)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
    await store.send(\.stack[id: sub].view.hiddenPressed) { $0.$settings.withLock { $0 = showing } }
    await store.receive(\.stack[id: sub].internal.arranged, [FileName("deep.txt")])
    await leave(sub, to: home, in: store)
    await store.receive(\.stack[id: home].internal.read) { $0.stack[id: home]?.visible.insert(".hidden", at: 3) }
    await enter(sub, from: home, in: store)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
    #expect(store.state.top.settings == showing)
  }

  @Test("a resize reaches every list")
  func resize() async {
    let store = await makeStore()
    await store.send(\.stack[id: home].view.searchPressed) {
      $0.stack[id: home]?.search = Search.State(below: home, includesHidden: false, height: 20)
    }
    let small = ScreenSize(columns: 40, rows: 7)
    await store.send(.view(.resized(small))) {
      $0.size = small
      $0.stack[id: home]?.cursor.resize(height: 3, count: 7)
      $0.stack[id: home]?.search?.cursor.resize(height: 3, count: 0)
    }
    let tiny = ScreenSize(columns: 40, rows: 1)
    await store.send(.view(.resized(tiny))) {
      $0.size = tiny
      $0.stack[id: home]?.cursor.resize(height: 1, count: 7)
      $0.stack[id: home]?.search?.cursor.resize(height: 1, count: 0)
    }
  }

  @Test("what a search found is shown in its own directory, and only the last text is looked for")
  func reveal() async {
    let texts = LockIsolated<[String]>([])
    let store = await makeStore()
    store.dependencies.files.search = { text, _, _, found in
      texts.withValue { $0.append(text) }
      await found([FileMatch("sub/deep.txt")])
      return SearchSummary()
    }
    await store.send(\.stack[id: home].view.searchPressed) {
      $0.stack[id: home]?.search = Search.State(below: home, includesHidden: false, height: 20)
    }
    for character in "deep" {
      await store.send(\.stack[id: home].inside.search.view.typed, String(character)) {
        $0.stack[id: home]?.search?.text.append(character)
        $0.stack[id: home]?.search?.phase = .running
      }
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.stack[id: home].inside.search.internal.started)
    await store.receive(\.stack[id: home].inside.search.internal.found) {
      $0.stack[id: home]?.search?.matches = [FileMatch("sub/deep.txt")]
    }
    await store.receive(\.stack[id: home].inside.search.internal.finished) {
      $0.stack[id: home]?.search?.phase = .done(SearchSummary())
    }
    #expect(texts.value == ["deep"])
    await store.send(\.stack[id: home].inside.search.view.enterPressed)
    await store.receive(\.stack[id: home].inside.search.delegate.chosen) { $0.stack[id: home]?.search = nil }
    await store.receive(\.stack[id: home].delegate.found) {
      $0.stack.append(Directory.State(sub, settings: Shared(value: Settings()), height: 20, selecting: "deep.txt"))
      $0.stack[id: sub]?.found = Directory.Found(name: "deep.txt", text: "deep")
    }
    await store.receive(\.stack[id: sub].interface.appear)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
  }

  @Test("what was found right here is selected")
  func revealHere() async {
    let store = await makeStore()
    await store.send(\.stack[id: home].delegate.revealed, Path("/home/b.txt")) {
      $0.stack[id: home]?.awaited = "b.txt"
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(visible, selecting: "b.txt")
    }
  }

  @Test("effects of a directory and of its rows end when it is left")
  func effectsDie() async {
    var disk = FakeDisk.home
    disk.directories["/home/sub"] = [.directory("inner")]
    let store = await makeStore(selecting: "sub", disk: disk)
    await enter(sub, from: home, in: store)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["inner"], of: disk) }
    await store.send(\.stack[id: sub].view.measurePressed)
    await store.receive(\.stack[id: sub].inside.rows[id: "inner"].interface.measure) {
      $0.stack[id: sub]?.rows[id: "inner"]?.measurement = .running(TreeSize())
    }
    #expect(measurement.paths.value == [sub.appending("inner")])
    await leave(sub, to: home, in: store)
    #expect(measurement.wasCancelled.value)
    await store.receive(\.stack[id: home].internal.read)
  }

  @Test("a directory that is read while it is left is not there any more")
  func leaveWhileReading() async {
    let wasCancelled = LockIsolated(false)
    let store = await makeStore(selecting: "sub")
    store.dependencies.files.list = { path, progress in
      guard path == Path("/home/sub") else { return try await FakeDisk.home.client.list(path, progress) }
      try? await Task.never()
      wasCancelled.setValue(Task.isCancelled)
      return []
    }
    await enter(sub, from: home, in: store)
    await leave(sub, to: home, in: store)
    #expect(wasCancelled.value)
    await store.receive(\.stack[id: home].internal.read)
  }

  @Test("everything that was opened is gone in the end")
  func released() async {
    await expectReleased { watch in
      let store = watch(await makeStore(selecting: "sub"))
      await store.send(\.stack[id: home].view.measurePressed)
      await store.send(\.stack[id: home].view.scanPressed)
    }
  }

  @Test("quitting is a fact in the state")
  func quit() async {
    let store = await makeStore()
    await store.send(.view(.quitPressed)) { $0.isQuitting = true }
  }
}
