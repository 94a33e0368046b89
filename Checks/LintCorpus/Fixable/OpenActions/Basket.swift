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

// The properties below have no fix: a constant would not compile, or it would break the code that uses it.

struct NoteWrittenAction: Action {
  private(set) var text: String
  lazy var length = text.count

  init(text: String) { self.text = text }
}

struct ItemsCountedAction: Action {
  var count: Int
  var label = "items"

  mutating func add() { count += 1 }
}

func counted() -> ItemsCountedAction {
  var action = ItemsCountedAction(count: 1, label: "things")
  action.add()
  return action
}
