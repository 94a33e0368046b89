import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Bookmarks and settings of the program")
@MainActor
struct AppBookmarksTests {
  private let home = Path("/home")
  private let sub = Path("/home/sub")

  private func makeStore(_ state: App.State? = nil) -> TestStoreOf<App> {
    TestStore(initialState: state ?? App.State(home)) {
      App()
    } withDependencies: {
      $0.files = FakeDisk.home.client
    }
  }

  @Test("a directory becomes a bookmark, and is none after the second time")
  func toggle() async {
    let store = makeStore()
    await store.send(.view(.bookmarkPressed)) {
      $0.$bookmarks.withLock { $0 = [home] }
      $0.stack[id: home]?.notice = "This directory is a bookmark now: B shows all"
    }
    await store.send(.view(.bookmarkPressed)) {
      $0.$bookmarks.withLock { $0 = [] }
      $0.stack[id: home]?.notice = "This directory is not a bookmark any more"
    }
  }

  @Test("the chosen bookmark is entered; a directory that was entered before is gone back to")
  func choose() async {
    let store = makeStore()
    store.state.$bookmarks.withLock { $0 = [sub, home] }
    await store.send(.view(.bookmarksPressed)) { $0.bookmarkList = Bookmarks.State($0.$bookmarks, height: 20) }
    await store.send(\.bookmarkList.view.enterPressed)
    await store.receive(\.bookmarkList.delegate.chosen, sub) {
      $0.bookmarkList = nil
      $0.stack.append(Directory.State(sub, settings: $0.$settings, height: 20))
    }
    await store.receive(\.stack[id: sub].interface.appear)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
    await store.send(.view(.bookmarksPressed)) { $0.bookmarkList = Bookmarks.State($0.$bookmarks, height: 20) }
    await store.send(\.bookmarkList.view.moved, .last) { $0.bookmarkList?.cursor.move(.last, count: 2) }
    await store.send(\.bookmarkList.view.enterPressed)
    await store.receive(\.bookmarkList.delegate.chosen, home) {
      $0.bookmarkList = nil
      $0.stack.remove(id: sub)
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"])
    }
  }

  @Test("settings that changed elsewhere arrange the rows again")
  func settingsElsewhere() async {
    let store = makeStore()
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"])
    }
    store.state.$settings.withLock { $0.showsHidden = true }
    await store.send(.view(.storageChanged))
    await store.receive(\.stack[id: home].interface.settingsChanged)
    await store.receive(\.stack[id: home].internal.arranged) { $0.stack[id: home]?.visible.insert(".hidden", at: 3) }
  }
}
