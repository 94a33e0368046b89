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
    await store.send(.view(.queryChanged("a"))) { $0.query = "a" }
    await store.receive(.internal(.pageLoaded(["a"], isLast: true))) { $0.hits = ["a"] }
    await store.send(\.view.queryChanged, "") { $0.query = "" }
    await store.receive(\.internal.failed) { $0.hits = [] }
    await store.send(.view(.hitTapped("a")))
    await store.receive(\.delegate.picked, "a")
  }

  @Test func screen() async {
    let store = screen("b")
    await store.send(\.search.view.queryChanged, "a") { $0.search.query = "a" }
    await store.receive(\.search.internal.pageLoaded, (["a"], isLast: true)) { $0.search.hits = ["a"] }
    await store.send(\.search.view.queryChanged, "") { $0.search.query = "" }
    await store.receive(\.search.internal.failed) { $0.search.hits = [] }
    await store.send(\.search.view.hitTapped, "a")
    await store.receive(.search(.delegate(.picked("a")))) { $0.picked = "a" }
  }

  @Test func values() {
    #expect(Search.Action.internal(.failed) != Search.Action.delegate(.picked("a")))
  }
}
