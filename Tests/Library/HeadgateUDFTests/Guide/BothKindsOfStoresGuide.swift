// snippet: udf-embed-feature
import Headgate
import HeadgateUDF

@Reducer
struct Coupon {
  @ObservableState
  struct State: Equatable, Sendable {
    var code = ""
    var isKnown = false
  }

  enum Action: HeadgateUDF.Action {
    case codeChanged(String)
    case checkButtonTapped
    case checked(Bool)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .codeChanged(let code):
        state.code = code
        return .none
      case .checkButtonTapped:
        return .run { [code = state.code] send in
          try await clock.sleep(for: .seconds(1))
          await send(.checked(code == "SPRING"))
        }
      case .checked(let isKnown):
        state.isKnown = isKnown
        return .none
      }
    }
  }
}

struct OrderState: Equatable, Sendable {
  var basket = BasketState()
  var coupon = Coupon.State()
}

let orderReducer: CombinedReducer<OrderState> = combine {
  embed(\.basket, basketReducer)
  embed(\.coupon) { Coupon() }
}
// snippet end

// snippet: udf-envelopes
struct OwnCoupon: ActionEnvelope { let action: Coupon.Action }
struct GiftCoupon: ActionEnvelope { let action: Coupon.Action }

struct CouponsState: Equatable, Sendable {
  var own = Coupon.State()
  var gift = Coupon.State()
}

let couponsReducer: CombinedReducer<CouponsState> = combine {
  embed(\.own, action: OwnCoupon.self) { Coupon() }
  embed(\.gift, action: GiftCoupon.self) { Coupon() }
}
// snippet end

// snippet: udf-feature-with-reducer
@Reducer
struct Checkout {
  @ObservableState
  struct State: Equatable {
    var basket = BasketState()
    var isConfirmed = false
  }

  enum Action {
    case basket(any HeadgateUDF.Action)
    case confirmButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.basket, action: \.basket) {
      combine {
        basketReducer
        totals
      }
    }
    Reduce { state, action in
      switch action {
      case .basket(is ItemAdded):
        state.isConfirmed = false
        return .none
      case .basket:
        return .none
      case .confirmButtonTapped:
        state.isConfirmed = true
        return .send(.basket(TotalRequested()))
      }
    }
  }
}
// snippet end
