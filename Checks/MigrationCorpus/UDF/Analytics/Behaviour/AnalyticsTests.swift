import HeadgateUDF
import Testing

struct AnalyticsTests {
  @Test func tracksEachAction() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = Store(state: ShopState(), reducer: shopReducer)
    let listener = startAnalytics(store: store, tracker: Tracker { continuation.yield("\($0) \($1)") })
    store.dispatch(ItemAdded(name: "bread"))
    store.dispatch(OrderSent())
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == "added bread 1")
    #expect(await iterator.next() == "sent 0")
    withExtendedLifetime(listener) {}
  }
}
