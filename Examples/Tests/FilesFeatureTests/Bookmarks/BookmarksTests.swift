@testable import FilesFeature
import Headgate
import HeadgateTesting
import Testing

@Suite("Bookmarks")
@MainActor
struct BookmarksTests {
  private let paths = ["/a", "/b", "/c"].map { Path($0) }

  private func makeStore(_ paths: [Path]) -> TestStoreOf<Bookmarks> {
    TestStore(initialState: Bookmarks.State(Shared(value: paths), height: 5)) { Bookmarks() }
  }

  @Test("a bookmark is chosen and removed, and the selection stays in the list")
  func removing() async {
    let store = makeStore(paths)
    await store.send(.view(.moved(.last))) { $0.cursor.move(.last, count: 3) }
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.chosen, paths[2])
    await store.send(.view(.removePressed)) {
      $0.$bookmarks.withLock { $0.removeLast() }
      $0.cursor.place(at: 1, count: 2)
    }
    await store.send(.view(.closePressed))
    await store.receive(\.delegate.closed)
  }

  @Test("an empty list has nothing to choose or to remove")
  func empty() async {
    let store = makeStore([])
    await store.send(.view(.enterPressed))
    await store.send(.view(.removePressed))
  }

  @Test("after another program removed bookmarks, the last one is selected")
  func shorter() async {
    let store = makeStore(paths)
    await store.send(.view(.moved(.last))) { $0.cursor.move(.last, count: 3) }
    store.state.$bookmarks.withLock { $0 = [paths[0]] }
    #expect(store.state.selected == paths[0])
  }

  @Test("two programs that change bookmarks at once lose none")
  func combined() {
    let (a, b, c, d) = (Path("/a"), Path("/b"), Path("/c"), Path("/d"))
    #expect(Bookmarks.combined(base: [a], mine: [a, b], other: [a, c]) == [a, c, b])
    #expect(Bookmarks.combined(base: [a, b], mine: [b], other: [a, b, c]) == [b, c])
    #expect(Bookmarks.combined(base: [a, b], mine: [a, b, d], other: [b]) == [b, d])
    #expect(Bookmarks.combined(base: nil, mine: [a], other: [a, b]) == [a, b])
  }
}
