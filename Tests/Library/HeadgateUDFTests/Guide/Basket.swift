// snippet: udf-actions
import HeadgateUDF

struct ItemAdded: Action, Equatable {
  let name: String
}

struct BasketEmptied: Action, Equatable {}

enum Connection: Action {
  case found
  case lost
}
// snippet end

// snippet: udf-reducer
struct BasketState: Equatable, Sendable {
  var items: [String] = []
  var total: Int?
  var isLoading = false
  var problem: String?
}

let basketReducer: Reducer<BasketState> = { state, action in
  switch action {
  case let action as ItemAdded:
    state.items.append(action.name)
  case is BasketEmptied:
    state = BasketState()
  default:
    break
  }
}
// snippet end

// snippet: udf-combine
struct ShopState: Equatable, Sendable {
  var basket = BasketState()
  var isOnline = true
}

let connectionReducer: Reducer<ShopState> = { state, action in
  switch action {
  case Connection.found: state.isOnline = true
  case Connection.lost: state.isOnline = false
  default: break
  }
}

let shopReducer: CombinedReducer<ShopState> = combine {
  connectionReducer
  embed(\.basket, basketReducer)
}
// snippet end

// snippet: udf-dependency
@DependencyClient
struct Prices: Sendable {
  var total: @Sendable (_ items: [String]) async throws -> Int
}

extension Prices: TestDependencyKey {
  static let testValue = Prices()
}

extension DependencyValues {
  var prices: Prices {
    get { self[Prices.self] }
    set { self[Prices.self] = newValue }
  }
}
// snippet end

// snippet: udf-effect
struct TotalRequested: Action, Equatable {}

struct TotalCalculated: Action, Equatable {
  let cents: Int
}

struct TotalFailed: Action {
  let error: any Error
}

let totals: SideEffectReducer<BasketState> = { state, action in
  enum CancelID { case total }
  switch action {
  case is TotalRequested:
    state.isLoading = true
    @Dependency(\.prices) var prices
    return .run { [items = state.items] send in
      await send(TotalCalculated(cents: try await prices.total(items)))
    } catch: { error, send in
      await send(TotalFailed(error: error))
    }
    .cancellable(id: CancelID.total, cancelInFlight: true)
  case let action as TotalCalculated:
    state.isLoading = false
    state.total = action.cents
    return .none
  case let action as TotalFailed:
    state.isLoading = false
    state.problem = "\(action.error)"
    return .none
  case is BasketEmptied:
    return .cancel(id: CancelID.total)
  default:
    return .none
  }
}

let shopWithTotals: CombinedReducer<ShopState> = combine {
  shopReducer
  embed(\.basket, totals)
}
// snippet end

@DependencyClient
struct PriceFeed: Sendable {
  var start: @Sendable (_ heard: @escaping @Sendable (Int) -> Void) -> Void
}

extension PriceFeed: TestDependencyKey {
  static let testValue = PriceFeed()
}

extension DependencyValues {
  var priceFeed: PriceFeed {
    get { self[PriceFeed.self] }
    set { self[PriceFeed.self] = newValue }
  }
}

// snippet: udf-dispatching
struct PriceHeard: Action, Equatable {
  let cents: Int
}

let ticker: SideEffectReducer<BasketState> = { state, action in
  guard action is TotalRequested else { return .none }
  @Dependency(\.priceFeed) var priceFeed
  return .dispatching { dispatcher in
    priceFeed.start { cents in dispatcher.dispatch(PriceHeard(cents: cents)) }
  }
}
// snippet end
