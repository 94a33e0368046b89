import Headgate
import HeadgateUDF
import Testing

// snippet: udf-names
typealias OpenStore<State: Sendable> = HeadgateUDF.Store<State>
typealias OpenReducer<State> = HeadgateUDF.Reducer<State>
// snippet end

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BothKindsOfStoresGuideTests {
  // holds: UDF-22
  @Test func `a store of open actions runs a feature with an enum of actions`() async {
    // snippet: udf-embed-dispatch
    let store = HeadgateUDF.Store(state: OrderState(), reducer: orderReducer)
    store.dispatch(ItemAdded(name: "bread"))
    store.dispatch(Coupon.Action.codeChanged("SPRING"))
    // snippet end
    await store.settle()
    #expect(store.state == OrderState(basket: BasketState(items: ["bread"]), coupon: Coupon.State(code: "SPRING")))
  }

  // holds: UDF-22
  @Test func `one feature in two parts has an envelope for each`() async {
    let clock = TestClock()
    let store = OpenStore(state: CouponsState(), reducer: couponsReducer) {
      $0.continuousClock = clock
    }
    // snippet: udf-envelope-dispatch
    store.dispatch(GiftCoupon(action: .codeChanged("SPRING")))
    store.dispatch(GiftCoupon(action: .checkButtonTapped))
    // snippet end
    await store.settle()
    await clock.advance(by: .seconds(1))
    let known = Notes<Bool>()
    let subscription = store.scope(\.gift.isKnown).observe(on: .global()) { known.add($0) }
    await known.wait { $0.last == true }
    #expect(store.state.gift == Coupon.State(code: "SPRING", isKnown: true))
    #expect(store.state.own == Coupon.State())
    subscription.dispose()
  }

  // holds: UDF-23
  @Test func `a feature runs reducers of open actions`() async {
    let store = Headgate.Store(initialState: Checkout.State()) {
      Checkout()
    } withDependencies: {
      $0.prices.total = { items in items.count * 250 }
    }
    // snippet: udf-feature-send
    store.send(.basket(ItemAdded(name: "bread")))
    // snippet end
    await store.send(.confirmButtonTapped).finish()
    #expect(store.isConfirmed)
    #expect(store.basket == BasketState(items: ["bread"], total: 250))
    store.send(.basket(ItemAdded(name: "milk")))
    #expect(!store.isConfirmed)
  }

  // holds: UDF-1
  @Test func `a reducer in a file that imports both`() async {
    let reducer: OpenReducer<Int> = { count, action in if action is ItemAdded { count += 1 } }
    let store = OpenStore(state: 0, reducer: reducer)
    store.dispatch(ItemAdded(name: "bread"))
    await store.settle()
    #expect(store.state == 1)
  }
}
