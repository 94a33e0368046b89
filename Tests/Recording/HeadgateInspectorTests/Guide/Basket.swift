import Headgate

/// The feature of the guides "Find which action did it" and "Turn a bug report into a test". Its total is wrong after a refresh.
@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var lines: [Line] = []
    var total = 0
  }

  struct Line: Equatable, Codable, Sendable {
    var product: String
    var cents: Int
  }

  enum Action: Codable, Sendable {
    case addTapped(String)
    case refreshTapped
    case priced(String, cents: Int)
  }

  @Dependency(\.prices) var prices

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let product):
        state.lines.append(Line(product: product, cents: 0))
        return .run(name: "price") { send in
          await send(.priced(product, cents: prices.cents(product)))
        }
      case .refreshTapped:
        return .run(name: "refresh") { [products = state.lines.map(\.product)] send in
          for product in products { await send(.priced(product, cents: prices.cents(product))) }
        }
      // snippet: guilty-case
      case .priced(let product, let cents):
        guard let index = state.lines.firstIndex(where: { $0.product == product }) else { break }
        state.lines[index].cents = cents
        state.total += cents
        // snippet end
        if Self.isCorrected {
          // snippet: corrected-total
          state.total = state.lines.reduce(0) { $0 + $1.cents }
          // snippet end
        }
      }
      return .none
    }
  }

  /// The guide corrects the mistake.
  @TaskLocal static var isCorrected = false
}

@DependencyClient
struct PriceClient: Sendable {
  var cents: @Sendable (_ of: String) -> Int = { _ in 0 }
}

extension PriceClient: TestDependencyKey {
  static let testValue = PriceClient(cents: { ["Tea": 450, "Honey": 790][$0] ?? 0 })
}

extension DependencyValues {
  var prices: PriceClient {
    get { self[PriceClient.self] }
    set { self[PriceClient.self] = newValue }
  }
}
