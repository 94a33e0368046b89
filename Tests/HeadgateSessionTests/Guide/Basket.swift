import Headgate
import HeadgateSession

/// The feature of the guide "Turn a bug report into a test". Its total is wrong after a refresh.
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

  /// The guide corrects the mistake.
  @TaskLocal static var isCorrected = false

  static let prices = ["Tea": 450, "Honey": 790]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let product):
        state.lines.append(Line(product: product, cents: 0))
        return .run(name: "price") { send in
          await send(.priced(product, cents: Self.prices[product] ?? 0))
        }
      case .refreshTapped:
        return .run(name: "refresh") { [products = state.lines.map(\.product)] send in
          for product in products { await send(.priced(product, cents: Self.prices[product] ?? 0)) }
        }
      case .priced(let product, let cents):
        guard let index = state.lines.firstIndex(where: { $0.product == product }) else { break }
        state.lines[index].cents = cents
        guard Self.isCorrected else {
          state.total += cents
          break
        }
        // snippet: corrected-total
        state.total = state.lines.reduce(0) { $0 + $1.cents }
      // snippet end
      }
      return .none
    }
  }
}

// snippet: session-feature
extension Basket: SessionFeature {
  static var feature: Basket { Basket() }

  static func isFailing(_ state: State) -> Bool {
    state.total != state.lines.reduce(0) { $0 + $1.cents }
  }
}
// snippet end
