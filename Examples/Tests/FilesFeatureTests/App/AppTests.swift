import FilesFeature
import Headgate
import Testing

@Suite("The stack of directories")
@MainActor
struct AppTests {
  private func makeStore(_ path: String = "/home", disk: FakeDisk = .home) async -> StoreOf<App> {
    let store = Store(initialState: App.State(Path(path))) {
      App()
    } withDependencies: {
      $0.files = disk.client
    }
    await store.send(.view(.appeared)).finish()
    return store
  }

  private func send(_ action: Directory.Action.View, to store: StoreOf<App>) async {
    await store.scope(state: \.stack, action: \.stack).last?.send(.view(action)).finish()
  }

  private func select(_ name: String, in store: StoreOf<App>) async {
    let top = store.state.top
    guard let index = top.visible.firstIndex(of: name) else {
      Issue.record("no \(name) in \(top.visible)")
      return
    }
    for _ in 0..<top.visible.count { await send(.moved(.up), to: store) }
    for _ in 0..<index { await send(.moved(.down), to: store) }
  }

  @Test("it begins with the rows of the first directory, directories first")
  func appears() async {
    let store = await makeStore()
    #expect(store.state.top.phase == .ready)
    #expect(store.state.top.visible == ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"])
  }

  @Test("entering pushes a directory, leaving pops it and keeps the selection")
  func enterAndLeave() async {
    let store = await makeStore()
    await select("sub", in: store)
    await send(.enterPressed, to: store)
    #expect(store.stack.ids.map(\.string) == ["/home", "/home/sub"])
    #expect(store.state.top.visible == ["deep.txt"])
    await send(.leavePressed, to: store)
    #expect(store.stack.ids.map(\.string) == ["/home"])
    #expect(store.state.top.selected?.id == "sub")
  }

  @Test("leaving the first directory goes to the one around it, up to the root")
  func leaveFirst() async {
    let store = await makeStore()
    await send(.leavePressed, to: store)
    #expect(store.state.top.path == Path("/"))
    #expect(store.state.top.selected?.id == "home")
    await send(.leavePressed, to: store)
    #expect(store.state.top.path == Path("/"))
    #expect(store.state.top.notice == "This is the root directory")
  }

  @Test("an unreadable and a vanished directory say so, and can be left")
  func problems() async {
    let store = await makeStore()
    for (name, reason) in [("locked", FileProblem.Reason.permissionDenied), ("gone", .vanished)] {
      await select(name, in: store)
      await send(.enterPressed, to: store)
      #expect(store.state.top.phase == .failed(FileProblem(reason, at: Path("/home/\(name)"))))
      await send(.enterPressed, to: store)
      await send(.leavePressed, to: store)
      #expect(store.state.top.phase == .ready)
      #expect(store.state.top.selected?.id == name)
    }
  }

  @Test("settings reach directories that are entered later, and those that are gone back to")
  func settings() async {
    let store = await makeStore()
    await select("sub", in: store)
    await send(.enterPressed, to: store)
    await send(.hiddenPressed, to: store)
    await send(.orderPressed, to: store)
    await send(.leavePressed, to: store)
    #expect(store.state.top.settings == store.settings)
    #expect(store.state.top.visible.contains(".hidden"))
    #expect(store.settings.order == .size)
  }

  @Test("a resize reaches every list")
  func resize() async {
    let store = await makeStore()
    await send(.searchPressed, to: store)
    store.send(.view(.resized(ScreenSize(columns: 40, rows: 7))))
    #expect(store.size == ScreenSize(columns: 40, rows: 7))
    #expect(store.state.top.cursor.height == 3)
    #expect(store.state.top.search?.cursor.height == 3)
    store.send(.view(.resized(ScreenSize(columns: 40, rows: 1))))
    #expect(store.state.top.cursor.height == 1)
  }

  @Test("what a search found is shown in its own directory")
  func reveal() async {
    let store = await makeStore()
    await send(.searchPressed, to: store)
    let top = store.scope(state: \.stack, action: \.stack).last
    await top?.send(.search(.delegate(.chosen(FileMatch("sub/deep.txt"))))).finish()
    #expect(store.stack.ids.map(\.string) == ["/home", "/home/sub"])
    #expect(store.state.top.selected?.id == "deep.txt")
    #expect(store.stack[0].search == nil)
  }

  @Test("what a search found right here is selected")
  func revealHere() async {
    let store = await makeStore()
    await send(.searchPressed, to: store)
    let top = store.scope(state: \.stack, action: \.stack).last
    await top?.send(.search(.delegate(.chosen(FileMatch("b.txt"))))).finish()
    #expect(store.stack.count == 1)
    #expect(store.state.top.selected?.id == "b.txt")
  }

  @Test("effects of a directory and of its rows end when it is left")
  func effectsDie() async {
    let measurement = LongMeasurement()
    var client = FakeDisk.home.client
    measurement.install(in: &client)
    client.list = { [list = client.list] path, progress in
      path == Path("/home/sub") ? [.directory("inner")] : try await list(path, progress)
    }
    let store = Store(initialState: App.State(Path("/home"))) {
      App()
    } withDependencies: { [client] in
      $0.files = client
    }
    await store.send(.view(.appeared)).finish()
    await select("sub", in: store)
    await send(.enterPressed, to: store)
    let directory = store.scope(state: \.stack, action: \.stack).last
    directory?.send(.view(.measurePressed))
    await eventually("measured") { measurement.paths.value == [Path("/home/sub/inner")] }
    await send(.leavePressed, to: store)
    await eventually("cancelled") { measurement.wasCancelled.value }
  }

  @Test("quitting is a fact in the state")
  func quit() async {
    let store = await makeStore()
    store.send(.view(.quitPressed))
    #expect(store.isQuitting)
  }
}
