import Foundation
import Headgate

/// Loads a value, and runs a child with it.
@Reducer
struct Loader<Content: Reducer> where Content.State: Equatable {
  @ObservableState
  struct State: Equatable {
    var content: Content.State?
    var problem: String?
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case content(Content.Action)

    enum View {
      case loaderAppeared
      case retryButtonTapped
    }

    enum Internal {
      case contentLoaded(Content.State)
      case contentLoadFailed(String)
    }
  }

  let content: Content
  let load: @Sendable () async throws -> Content.State

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.loaderAppeared), .view(.retryButtonTapped):
        return .run { send in
          await send(.internal(.contentLoaded(try await load())))  // near-miss: response-without-failure
        } catch: { error, send in
          await send(.internal(.contentLoadFailed("\(error)")))
        }
      case .internal(.contentLoaded(let content)):
        state.content = content
        return .none
      case .internal(.contentLoadFailed(let problem)):
        state.problem = problem
        return .none
      case .content:  // near-miss: delegate-default
        // The child is unknown here: its actions are those of the type parameter.
        return .none
      }
    }
    .ifLet(\.content, action: \.content) { content }  // near-miss: unintegrated-child
  }
}

/// Repeats an operation, with a delay that is the same for all values.
@Reducer
struct Poller<Value: Sendable & Equatable> {
  @ObservableState
  struct State: Equatable {
    var value: Value?
  }

  enum Action {
    case view(View)
    case `internal`(Internal)

    enum View {
      case pollerAppeared
    }

    enum Internal {
      case valuePolled(Value)
    }
  }

  let poll: @Sendable () async throws -> Value

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.pollerAppeared):
        return .run { send in
          try await Task.sleep(nanoseconds: 1_000_000)  // flags: ambient-nondeterminism
          await send(.internal(.valuePolled(try await poll())))  // flags: response-without-failure
        }
      case .internal(.valuePolled(let value)):
        state.value = value
        return .none
      }
    }
  }
}
