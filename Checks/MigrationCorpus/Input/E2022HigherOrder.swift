// style: 2022
// other names: `ReducerProtocol` in the constraint of a higher-order reducer is `Reducer`; `EffectTask` is `Effect`.
// no equivalent: none; higher-order reducers work in the same way.

import ComposableArchitecture
import Foundation

/// Runs a reducer, and sends the names of its actions to a server.
struct TrackingReducer<Base: ReducerProtocol>: ReducerProtocol {
  let base: Base
  let name: (Base.Action) -> String?

  @Dependency(\.tracking) var tracking

  func reduce(into state: inout Base.State, action: Base.Action) -> EffectTask<Base.Action> {
    let effects = base.reduce(into: &state, action: action)
    guard let name = name(action) else { return effects }
    return .merge(
      effects,
      .fireAndForget { await tracking.track(name) }
    )
  }
}

extension ReducerProtocol {
  func tracked(_ name: @escaping (Action) -> String?) -> TrackingReducer<Self> {
    TrackingReducer(base: self, name: name)
  }
}

struct TrackingClient {
  var track: @Sendable (String) async -> Void
}

extension TrackingClient: DependencyKey {
  static let liveValue = Self { name in print("track", name) }
  static let previewValue = Self { _ in }
  static let testValue = Self(track: unimplemented("TrackingClient.track"))
}

extension DependencyValues {
  var tracking: TrackingClient {
    get { self[TrackingClient.self] }
    set { self[TrackingClient.self] = newValue }
  }
}

/// Adds pages to a list of elements of any type.
struct Paging<Element: Equatable>: ReducerProtocol {
  struct State: Equatable {
    var elements: [Element] = []
    var page = 0
    var isLoading = false
  }

  enum Action: Equatable {
    case endReached
    case pageResponse(TaskResult<[Element]>)
  }

  let load: @Sendable (Int) async throws -> [Element]

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .endReached:
      guard !state.isLoading else { return .none }
      state.isLoading = true
      return .task { [page = state.page] in
        await .pageResponse(TaskResult { try await load(page) })
      }
    case .pageResponse(.success(let elements)):
      state.isLoading = false
      state.page += 1
      state.elements += elements
      return .none
    case .pageResponse(.failure):
      state.isLoading = false
      return .none
    }
  }
}

struct Library: ReducerProtocol {
  struct State: Equatable {
    var books = Paging<String>.State()
  }

  enum Action: Equatable {
    case books(Paging<String>.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: \.books, action: /Action.books) {
      Paging<String> { page in (1...10).map { "Book \(page * 10 + $0)" } }
        .dependency(\.tracking, .previewValue)
    }
    .tracked { action in
      switch action {
      case .books(.endReached): return "end reached"
      case .books(.pageResponse): return nil
      }
    }
  }
}
