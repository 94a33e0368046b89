import Headgate

/// A feature whose reducer depends on a global variable.
@Reducer
struct Impure {
  struct State: Equatable, Codable, Sendable {
    var values: [Int] = []
    var steps = 0
  }

  enum Action: Codable, Sendable {
    case step
    case readGlobal
  }

  static let global = LockIsolated(0)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.steps += 1
      if case .readGlobal = action {
        state.values.append(
          Self.global.withValue { global in
            global += 1
            return global
          }
        )
      }
      return .none
    }
  }
}
