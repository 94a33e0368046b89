import Headgate
import HeadgateTesting
import Testing

@MainActor
struct SearchTests {
  private let feature = TestStore(initialState: Search.State()) { Search() }

  private func screen(_ query: String) -> TestStoreOf<SearchScreen> {
    var search = Search.State()
    search.query = query
    return TestStore(initialState: SearchScreen.State(search: search)) { SearchScreen() }
  }

  @Test func feature() async {
    let store = feature
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await store.receive(.pageLoaded(["a"], isLast: true)) { $0.hits = ["a"] }
    await store.send(\.queryChanged, "") { $0.query = "" }
    await store.receive(\.failed) { $0.hits = [] }
    await store.send(.hitTapped("a"))
    await store.receive(\.picked, "a")
  }

  @Test func screen() async {
    let store = screen("b")
    await store.send(.search(.queryChanged("a"))) { $0.search.query = "a" }
    await store.receive(.search(.pageLoaded(["a"], isLast: true))) { $0.search.hits = ["a"] }
    await store.send(\.search.queryChanged, "") { $0.search.query = "" }
    await store.receive(.search(.failed)) { $0.search.hits = [] }
    await store.send(\.search.hitTapped, "a")
    await store.receive(.search(.picked("a"))) { $0.picked = "a" }
  }

  @Test func values() {
    #expect(Search.Action.failed != Search.Action.picked("a"))
  }
}
