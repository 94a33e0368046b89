import Headgate
import HeadgateSession

/// A feature whose reducer reads a redacted value.
@Reducer
struct Vault {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var token = Redacted("")
    var isLong = false
    var steps = 0
  }

  enum Action: Codable, Sendable { case checkTapped, stepTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .checkTapped: state.isLong = state.token.wrappedValue.count > 8
      case .stepTapped: state.steps += 1
      }
      return .none
    }
  }
}

extension Vault: SessionFeature {
  static var feature: Vault { Vault() }
}
