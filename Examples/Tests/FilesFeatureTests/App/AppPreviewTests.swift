import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("The preview of the program")
@MainActor
struct AppPreviewTests {
  private let home = Path("/home")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]
  private let clock = TestClock()
  private let wide = ScreenSize(columns: 120, rows: 24)

  private func target(_ name: FileName, highlight: String? = nil) -> PreviewTarget {
    let item = FakeDisk.home.directories["/home"]!.first { $0.name == name }!
    return PreviewTarget(path: home.appending(name), item: item, highlight: highlight)
  }

  private func makeStore(selecting name: FileName = "b.txt") async -> TestStoreOf<App> {
    var state = App.State(home, size: wide)
    state.stack[id: home]?.awaited = name
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.files = FakeDisk.home.client
      $0.filePreviews.read = { _, _ in FilePreview(.empty) }
    }
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(visible, selecting: name)
      $0.preview = Preview.State(target(name), height: 20)
    }
    await store.receive(\.preview.interface.show, target(name))
    return store
  }

  private func finish(_ store: TestStoreOf<App>) async {
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.preview.internal.finished) { $0.preview?.phase = .done(FilePreview(.empty)) }
  }

  @Test("the selected file is previewed, and the next one when the selection moves")
  func follows() async {
    let store = await makeStore()
    await finish(store)
    await store.send(\.stack[id: home].view.moved, .down) { $0.stack[id: home]?.cursor.move(.down, count: 7) }
    await store.receive(\.preview.interface.show, target("broken")) {
      $0.preview?.target = target("broken")
      $0.preview?.phase = .reading(nil)
    }
    await finish(store)
  }

  @Test("a key hides the preview and ends its reading; the choice is a setting")
  func toggles() async {
    let store = await makeStore()
    await store.send(.view(.previewPressed)) {
      $0.$settings.withLock { $0.showsPreview = false }
      $0.preview = nil
    }
    await store.send(\.stack[id: home].view.moved, .down) { $0.stack[id: home]?.cursor.move(.down, count: 7) }
    await store.send(.view(.previewPressed)) {
      $0.$settings.withLock { $0.showsPreview = true }
      $0.preview = Preview.State(target("broken"), height: 20)
    }
    await store.receive(\.preview.interface.show)
    await finish(store)
  }

  @Test("a screen that becomes too narrow has no preview, and the key says how wide it must be")
  func narrow() async {
    let store = await makeStore()
    await store.send(.view(.resized(ScreenSize(columns: 99, rows: 24)))) {
      $0.size = ScreenSize(columns: 99, rows: 24)
      $0.preview = nil
    }
    await store.send(.view(.previewPressed)) { $0.$settings.withLock { $0.showsPreview = false } }
    await store.send(.view(.previewPressed)) {
      $0.$settings.withLock { $0.showsPreview = true }
      $0.stack[id: home]?.notice = "The preview appears when the screen has 100 columns"
    }
  }

  @Test("nothing is previewed under a search; the file that it found has the text of the search")
  func search() async {
    let store = await makeStore()
    store.dependencies.files.search = { _, _, _, found in
      await found([FileMatch("a9.txt")])
      return SearchSummary()
    }
    await store.send(\.stack[id: home].view.searchPressed) {
      $0.stack[id: home]?.search = Search.State(below: home, includesHidden: false, height: 20)
      $0.preview = nil
    }
    await store.send(\.stack[id: home].inside.search.view.typed, "a") {
      $0.stack[id: home]?.search?.text = "a"
      $0.stack[id: home]?.search?.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.stack[id: home].inside.search.internal.started)
    await store.receive(\.stack[id: home].inside.search.internal.found) {
      $0.stack[id: home]?.search?.matches = [FileMatch("a9.txt")]
    }
    await store.receive(\.stack[id: home].inside.search.internal.finished) {
      $0.stack[id: home]?.search?.phase = .done(SearchSummary())
    }
    await store.send(\.stack[id: home].inside.search.view.enterPressed)
    await store.receive(\.stack[id: home].inside.search.delegate.chosen) {
      $0.stack[id: home]?.search = nil
      $0.preview = Preview.State(target("b.txt"), height: 20)
    }
    await store.receive(\.stack[id: home].delegate.found) {
      $0.stack[id: home]?.awaited = "a9.txt"
      $0.stack[id: home]?.found = Directory.Found(name: "a9.txt", text: "a")
    }
    await store.receive(\.preview.interface.show, target("b.txt"))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.awaited = nil
      $0.stack[id: home]?.cursor.place(at: 3, count: 7)
    }
    await store.receive(\.preview.interface.show, target("a9.txt", highlight: "a")) {
      $0.preview?.target = target("a9.txt", highlight: "a")
    }
    await finish(store)
  }

  @Test("a file that a search found in another directory is previewed there, and nothing before it is read")
  func searchBelow() async {
    let store = await makeStore()
    store.exhaustivity = .off
    store.dependencies.files.search = { _, _, _, found in
      await found([FileMatch("sub/deep.txt")])
      return SearchSummary()
    }
    await store.send(\.stack[id: home].view.searchPressed) { $0.preview = nil }
    await store.send(\.stack[id: home].inside.search.view.typed, "d")
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.stack[id: home].inside.search.internal.finished)
    await store.send(\.stack[id: home].inside.search.view.enterPressed)
    // The search is closed: its directory is on the screen for a moment, with its own selection.
    await store.receive(\.stack[id: home].inside.search.delegate.chosen) {
      $0.preview = Preview.State(target("b.txt"), height: 20)
    }
    await store.receive(\.stack[id: home].delegate.found) { $0.preview = nil }
    await store.receive(\.stack[id: home.appending("sub")].internal.read) {
      $0.preview = Preview.State(deep, height: 20)
    }
    await store.receive(\.preview.interface.show, deep)
    await finish(store)
  }

  private var deep: PreviewTarget {
    let item = FakeDisk.home.directories["/home/sub"]![0]
    return PreviewTarget(path: home.appending("sub").appending(item.name), item: item, highlight: "d")
  }
}
