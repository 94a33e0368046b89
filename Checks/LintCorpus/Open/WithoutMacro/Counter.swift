import Foundation
import Headgate

/// A counter without the macro: a reducer with a method.
struct Counter: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    var fact: String?
    var isLoading = false
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case decrementButtonTapped
    case factButtonTapped
    case factLoaded(String)
    case factLoadFailed(FactError)
    case incrementButtonTapped
    case reset  // flags: action-name
  }

  @Dependency(\.facts) var facts

  func reduce(into state: inout State, action: Action) -> EffectOf<Self> {
    switch action {
    case .decrementButtonTapped:
      state.count -= 1
      state.fact = nil
      return .none
    case .incrementButtonTapped:
      state.count += 1
      state.fact = nil
      return .none
    case .factButtonTapped:
      state.isLoading = true
      return .run { [count = state.count] send in
        await send(.factLoaded(try await facts.fact(count)))  // flags: response-without-failure
      }
    case .factLoaded(let fact):
      state.isLoading = false
      state.fact = fact
      return .none
    case .factLoadFailed:
      state.isLoading = false
      return .none
    case .reset:
      state = State(count: .random(in: 0..<10))  // flags: ambient-nondeterminism
      return .none
    }
  }

  typealias Body = Never
}

enum FactError: Error, Equatable, Sendable {
  case offline
}

@DependencyClient
struct FactClient: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  static let testValue = FactClient()
  static let liveValue = FactClient { number in
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://facts.example/\(number)")!)
    return String(decoding: data, as: UTF8.self)
  }
}

extension DependencyValues {
  var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
