import HeadgateUDF

struct ShopState: Equatable {
  var basket: [String] = []
}

struct ItemAdded: Action, Equatable { let name: String }
struct OrderSent: Action, Equatable {}

let shopReducer: Reducer<ShopState> = { state, action in
  if let action = action as? ItemAdded { state.basket.append(action.name) }
  if action is OrderSent { state.basket = [] }
}

struct Tracker: Sendable {
  let track: @Sendable (String, Int) -> Void
}

final class AnalyticsListener: ServiceActionListener {
  let disposer = Disposer()
  let tracker: Tracker

  init(tracker: Tracker) { self.tracker = tracker }

  func heard(_ action: Action, _ state: ShopState) {
    switch action {
    case let action as ItemAdded: tracker.track("added \(action.name)", state.basket.count)
    case is OrderSent: tracker.track("sent", state.basket.count)
    default: break
    }
  }
}

func startAnalytics(store: Store<ShopState>, tracker: Tracker) -> AnalyticsListener {
  let listener = AnalyticsListener(tracker: tracker)
  listener.listen(to: store)
  return listener
}
