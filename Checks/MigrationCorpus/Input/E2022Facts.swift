// style: 2022
// other names: `.task { … }` is `.run { send in … }`; `TaskResult` is `Result<Success, any Error>`; the id of a cancellation may be a
//   type (`RequestID.self`), and is a value here.
// no equivalent: the equality of `TaskResult` (write a `==`, or an error that is `Equatable`).

import ComposableArchitecture
import Foundation

struct NumberFacts: ReducerProtocol {
  struct State: Equatable {
    var number = 0
    var facts: [String] = []
    var isRequestInFlight = false
  }

  enum Action: Equatable {
    case cancelButtonTapped
    case factButtonTapped
    case factResponse(TaskResult<String>)
    case numberChanged(Int)
  }

  @Dependency(\.numberFacts) var numberFacts
  private enum RequestID {}

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .cancelButtonTapped:
      state.isRequestInFlight = false
      return .cancel(id: RequestID.self)

    case .factButtonTapped:
      state.isRequestInFlight = true
      return .task { [number = state.number] in
        await .factResponse(TaskResult { try await numberFacts.fetch(number) })
      }
      .cancellable(id: RequestID.self)

    case .factResponse(.success(let fact)):
      state.isRequestInFlight = false
      state.facts.insert(fact, at: 0)
      return .none

    case .factResponse(.failure):
      state.isRequestInFlight = false
      return .none

    case .numberChanged(let number):
      state.number = number
      state.isRequestInFlight = false
      return .cancel(id: RequestID.self)
    }
  }
}

struct NumberFactClient {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static let liveValue = Self { number in
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://facts.example/\(number)")!)
    return String(decoding: data, as: UTF8.self)
  }

  static let testValue = Self(fetch: unimplemented("NumberFactClient.fetch"))
}

extension DependencyValues {
  var numberFacts: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
