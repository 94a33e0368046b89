import HeadgateUDF
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BasketGuideTests {
  // holds: UDF-1, UDF-4
  @Test func `a store, and what is dispatched to it`() async {
    // snippet: udf-store
    let store = Store(state: BasketState(), reducer: basketReducer)
    store.dispatch(ItemAdded(name: "bread"))
    // snippet end
    await store.settle()
    #expect(store.state.items == ["bread"])
  }

  // holds: UDF-20
  @Test func `reducers are combined, and embedded in a part`() async {
    let store = Store(state: ShopState(), reducer: shopReducer)
    store.dispatch(ItemAdded(name: "bread"))
    store.dispatch(Connection.lost)
    await store.settle()
    #expect(store.state == ShopState(basket: BasketState(items: ["bread"]), isOnline: false))
    store.dispatch(Connection.found)
    await store.settle()
    #expect(store.state.isOnline)
  }

  // holds: UDF-8, UDF-21
  @Test func `a store is handed dependencies, and a side effect uses them`() async {
    // snippet: udf-store-dependencies
    let store = Store(state: ShopState(), reducer: shopWithTotals) {
      $0.prices.total = { items in items.count * 250 }
    }
    // snippet end
    let heard = Notes<Int?>()
    let subscription = store.onAction(on: .global()) { state, _ in heard.add(state.basket.total) }
    store.dispatch(ItemAdded(name: "bread"))
    store.dispatch(TotalRequested())
    await heard.wait { $0.count == 3 }
    #expect(heard.values == [nil, nil, 250])
    #expect(!store.state.basket.isLoading)
    subscription.dispose()
  }

  // holds: UDF-21
  @Test func `a side effect is cancelled by its id`() async {
    let notes = Notes<String>()
    let store = Store(state: ShopState(), reducer: shopWithTotals) {
      $0.prices.total = { _ in
        notes.add("asked")
        try? await Task.never()
        notes.add("cancelled")
        return 0
      }
    }
    store.dispatch(TotalRequested())
    await notes.wait { $0 == ["asked"] }
    store.dispatch(BasketEmptied())
    await notes.wait { $0 == ["asked", "cancelled"] }
    #expect(store.state.basket == BasketState())
  }

  // holds: UDF-44
  @Test func `a side effect hands its dispatcher to what calls back`() async {
    let store = Store(state: BasketState(), reducer: ticker) {
      $0.priceFeed.start = { heard in for cents in [250, 260] { heard(cents) } }
    }
    let heard = Notes<Int>()
    let subscription = store.onAction(on: .global()) { _, action in
      if let action = action as? PriceHeard { heard.add(action.cents) }
    }
    store.dispatch(TotalRequested())
    await heard.wait { $0.count == 2 }
    #expect(heard.values == [250, 260])
    subscription.dispose()
  }

  // holds: UDF-10, UDF-11, UDF-12, UDF-13
  @Test func `observers and listeners, and the disposer that keeps them`() async {
    let store = Store(state: BasketState(), reducer: basketReducer)
    let label = Label()
    // snippet: udf-observe
    let disposer = Disposer()

    store.observe { state in label.text = "\(state.items.count) items" }.dispose(on: disposer)

    store.onAction { state, action in
      if action is ItemAdded, state.items.count > 10 { store.dispatch(BasketEmptied()) }
    }
    .dispose(on: disposer)
    // snippet end
    for _ in 0..<10 { store.dispatch(ItemAdded(name: "bread")) }
    await store.settle(on: .main)
    #expect(label.text == "10 items")
    store.dispatch(ItemAdded(name: "bread"))
    await store.settle(on: .main)
    await store.settle(on: .main)
    #expect(label.text == "0 items")
    disposer.dispose()
    store.dispatch(ItemAdded(name: "bread"))
    await store.settle(on: .main)
    #expect(label.text == "0 items")
  }

  // holds: UDF-15
  @Test func `a scope by key path and by closure`() async {
    let store = Store(state: ShopState(), reducer: shopReducer)
    let label = Label()
    let disposer = Disposer()
    // snippet: udf-scope
    let basket = store.scope(\.basket)
    let count = store.scope { $0.basket.items.count }

    count.observe { count in label.text = "\(count) items" }.dispose(on: disposer)
    basket.dispatch(ItemAdded(name: "milk"))
    // snippet end
    await store.settle(on: .main)
    #expect(label.text == "1 items")
    #expect(basket.state.items == ["milk"])
    #expect(store.state.basket.items == ["milk"])
  }

  // holds: UDF-30
  @Test func `a view component shows props, and dispatches by them`() async {
    let store = Store(state: ShopState(basket: BasketState(items: ["milk"])), reducer: shopReducer)
    // snippet: udf-view-connect
    let screen = BasketScreen()
    screen.connect(to: store.scope(\.basket), by: BasketConnector())
    // snippet end
    #expect(screen.label.text == "milk")
    screen.breadButtonTapped()
    await store.settle(on: .main)
    #expect(screen.label.text == "milk, bread")
  }

  // holds: UDF-30, UDF-31
  @Test func `a service component works from props in the background`() async {
    let saved = Notes<[String]>()
    let store = Store(state: ShopState(), reducer: shopReducer)
    // snippet: udf-service-connect
    let backup = BasketBackup { items in saved.add(items) }
    backup.connect(to: store, at: \.basket.items)
    // snippet end
    await saved.wait { $0 == [[]] }
    store.dispatch(Connection.lost)
    store.dispatch(ItemAdded(name: "milk"))
    await saved.wait { $0.count == 2 }
    #expect(saved.values == [[], ["milk"]])
  }

  // holds: UDF-35
  @Test func `a listener hears of each action`() async {
    let tracked = Notes<String>()
    let store = Store(state: ShopState(), reducer: shopReducer)
    // snippet: udf-listen
    let analytics = BasketAnalytics { event in tracked.add(event) }
    analytics.listen(to: store, at: \.basket)
    // snippet end
    store.dispatch(ItemAdded(name: "milk"))
    store.dispatch(Connection.lost)
    await tracked.wait { $0.count == 2 }
    #expect(tracked.values == ["ItemAdded, 1 items", "Connection, 1 items"])
  }

  // holds: UDF-35
  @Test func `a listener hears of what a connector chooses`() async {
    let tracked = Notes<String>()
    let store = Store(state: ShopState(), reducer: shopReducer)
    // snippet: udf-listen-by-connector
    let analytics = BasketAnalytics { event in tracked.add(event) }
    analytics.listen(to: store, by: AddedItems())
    // snippet end
    store.dispatch(Connection.lost)
    store.dispatch(ItemAdded(name: "milk"))
    await tracked.wait { !$0.isEmpty }
    #expect(tracked.values == ["ItemAdded, 1 items"])
  }
}
