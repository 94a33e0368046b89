import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct SearchTests {
  @Test func searches() async {
    let client = SearchClient { [$0.uppercased()] }
    let store = TestStore(state: SearchState(), reducer: searchReducer(client: client))
    await store.send(QueryChanged(text: "a")) { $0.query = "a" }
    await store.receive(ResultsLoaded(results: ["A"])) { $0.results = ["A"] }
  }
}
