import Headgate
import HeadgateSupport
import Tracing

/// A feature whose effects send, follow one another, and make requests.
@Reducer
struct Chat {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case opened
    case joined
    case loaded(String)
    case waited
    case repeated(Int)
    case requested
    case closed
    case parts
  }

  private enum CancelID { case wait }

  /// The tracer of requests inside operations.
  let tracer: any Tracer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .merge(.send(.joined), .run(name: "load") { send in await send(.loaded("secret")) })
      case .waited:
        return .run(name: "wait") { _ in try await Task.never() }.cancellable(id: CancelID.wait)
      case .repeated(let count):
        return .run(name: "repeat") { send in
          for _ in 0..<count { await send(.loaded("secret")) }
        }
      case .requested:
        return .run { [tracer] _ in
          await Task.yield()
          tracer.withSpan("request") { _ in }
        }
      case .closed:
        return .cancel(id: CancelID.wait)
      case .parts:
        return .concatenate(.run(name: "first") { _ in }, .run(name: "second") { _ in })
      case .joined, .loaded:
        state.count += 1
        return .none
      }
    }
  }
}
