import HeadgateUDF

// The basket of the guide once more: test targets share no code.

struct BasketState: Equatable, Sendable {
  var items: [String] = []
  var total: Int?
  var isLoading = false
  var problem: String?
}

struct ItemAdded: Action, Equatable { let name: String }
struct BasketEmptied: Action, Equatable {}
struct TotalRequested: Action, Equatable {}
struct TotalCalculated: Action, Equatable { let cents: Int }
struct TotalFailed: Action { let error: any Error }

let basketReducer: Reducer<BasketState> = { state, action in
  switch action {
  case let action as ItemAdded: state.items.append(action.name)
  case is BasketEmptied: state = BasketState()
  default: break
  }
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
