// holds: UDF-40
// snippet: udf-test
import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct BasketTests {
  struct Closed: Error {}

  let basket: CombinedReducer<BasketState> = combine {
    basketReducer
    totals
  }

  @Test func theTotalOfABasket() async {
    let store = TestStore(state: BasketState(), reducer: basket) { $0.prices.total = { _ in 250 } }
    await store.send(ItemAdded(name: "bread")) { $0.items = ["bread"] }
    await store.send(TotalRequested()) { $0.isLoading = true }
    await store.receive(TotalCalculated(cents: 250)) {
      $0.isLoading = false
      $0.total = 250
    }
  }

  @Test func aTotalThatCannotBeHad() async {
    let store = TestStore(state: BasketState(), reducer: basket) {
      $0.prices.total = { _ in throw Closed() }
    }
    await store.send(TotalRequested()) { $0.isLoading = true }
    await store.receive(TotalFailed.self) {
      $0.isLoading = false
      $0.problem = "Closed()"
    }
  }
}
// snippet end
