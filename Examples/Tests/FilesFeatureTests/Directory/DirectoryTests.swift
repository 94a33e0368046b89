import FilesFeature
import Headgate
import Testing

@Suite("A directory")
@MainActor
struct DirectoryTests {
  private func makeStore(_ client: FileClient = FakeDisk.home.client, selecting name: String? = nil) async
    -> StoreOf<Directory>
  {
    let state = Directory.State(Path("/home"), settings: Settings(), height: 4, selecting: name)
    let store = Store(initialState: state) {
      Directory()
    } withDependencies: {
      $0.files = client
    }
    await store.send(.interface(.appear)).finish()
    return store
  }

  @Test("hidden entries are shown on demand, and the selection stays")
  func hidden() async {
    let store = await makeStore(selecting: "b.txt")
    await store.send(.view(.hiddenPressed)).finish()
    #expect(store.visible == ["gone", "locked", "sub", ".hidden", "a9.txt", "a10.txt", "b.txt", "broken"])
    #expect(store.state.selected?.id == "b.txt")
    await store.send(.view(.hiddenPressed)).finish()
    #expect(!store.visible.contains(".hidden"))
  }

  @Test("the order goes from name to size to date, and can be reversed")
  func order() async {
    var client = FileClient()
    client.list = { _, _ in
      [.file("old", 30, at: 1), .file("new", 10, at: 9), .directory("dir"), .file("mid", 20, at: 5)]
    }
    let store = await makeStore(client)
    #expect(store.visible == ["dir", "mid", "new", "old"])
    await store.send(.view(.orderPressed)).finish()
    #expect(store.visible == ["dir", "old", "mid", "new"])
    await store.send(.view(.orderPressed)).finish()
    #expect(store.visible == ["dir", "new", "mid", "old"])
    await store.send(.view(.reversePressed)).finish()
    #expect(store.visible == ["dir", "old", "mid", "new"])
    await store.send(.view(.orderPressed)).finish()
    #expect(store.visible == ["dir", "old", "new", "mid"])
  }

  @Test("opening what is no directory says what it is")
  func notices() async {
    let store = await makeStore(selecting: "b.txt")
    store.send(.view(.enterPressed))
    #expect(store.notice == "b.txt is a file")
    store.send(.view(.measurePressed))
    #expect(store.notice == "b.txt is not a directory")
    store.send(.view(.moved(.down)))
    #expect(store.notice == nil)
    store.send(.view(.enterPressed))
    #expect(store.notice == "broken is a broken link: there is no nowhere")
    store.send(.view(.escapePressed))
    #expect(store.notice == nil)
  }

  @Test("names are counted while a directory is read for the first time")
  func reading() async {
    let gate = AsyncStream<Void>.makeStream()
    var client = FileClient()
    client.list = { _, progress in
      await progress(8_192)
      for await _ in gate.stream {}
      return [.file("a", 1)]
    }
    let state = Directory.State(Path("/big"), settings: Settings(), height: 4)
    let store = Store(initialState: state) {
      Directory()
    } withDependencies: { [client] in
      $0.files = client
    }
    let task = store.send(.interface(.appear))
    #expect(store.phase == .reading(0))
    await store.reach("the count") { $0.phase == .reading(8_192) }
    gate.continuation.finish()
    await task.finish()
    #expect(store.phase == .ready)
    #expect(store.visible == ["a"])
  }

  @Test("a measured row keeps its size when the directory is read again")
  func reload() async {
    let measurement = LongMeasurement()
    var client = FakeDisk.home.client
    measurement.install(in: &client)
    let store = await makeStore(client, selecting: "sub")
    let task = store.send(.view(.measurePressed))
    measurement.step(TreeSize(files: 2, bytes: 50))
    measurement.finish()
    await task.finish()
    await store.send(.view(.reloadPressed)).finish()
    #expect(store.rows[id: "sub"]?.measurement == .done(TreeSize(files: 2, bytes: 50)))
  }

  @Test("ordered by size, a measured directory moves to its place")
  func measuredOrder() async {
    let measurement = LongMeasurement()
    var client = FakeDisk.home.client
    measurement.install(in: &client)
    let store = await makeStore(client, selecting: "sub")
    await store.send(.view(.orderPressed)).finish()
    #expect(store.visible.prefix(3) == ["gone", "locked", "sub"])
    let task = store.send(.view(.measurePressed))
    measurement.step(TreeSize(bytes: 50))
    measurement.finish()
    await task.finish()
    #expect(store.visible.prefix(3) == ["sub", "gone", "locked"])
    #expect(store.state.selected?.id == "sub")
  }

  @Test("a scan opens, and what it chose is revealed")
  func scan() async {
    let measurement = LongMeasurement()
    var client = FakeDisk.home.client
    measurement.install(in: &client)
    let store = await makeStore(client)
    store.send(.view(.scanPressed))
    #expect(store.scan?.phase == .running)
    await eventually("started") { !measurement.paths.value.isEmpty }
    store.send(.scan(.delegate(.closed)))
    #expect(store.scan == nil)
    await eventually("cancelled") { measurement.wasCancelled.value }
  }
}
