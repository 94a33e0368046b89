import HeadgateUDF

struct BasketState: Equatable, Sendable {
  var items: [String] = []
  var coupon = ""
}

struct ItemAddedAction: Action, Equatable {
  var name: String
  var note: String?
}

enum CouponAction {
  case entered(String)
}

extension BasketState {
  mutating func apply(_ coupon: CouponAction) {
    switch coupon {
    case .entered(let code): self.coupon = code
    }
  }
}

let basketReducer: Reducer<BasketState> = { state, action in
  switch action {
  case let action as ItemAddedAction: state.items.append(action.name)
  default: break
  }
}
