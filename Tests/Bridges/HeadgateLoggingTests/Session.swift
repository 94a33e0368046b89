import Headgate

/// A feature with an effect that waits, one that ends, and a follow-up action.
@Reducer
struct Session {
  @ObservableState
  struct State: Equatable {
    @Shared(value: 0) var visits: Int
    var isOpen = false
  }

  enum Action {
    case opened(password: Redacted<String>, user: String)
    case greeted
    case visited
    case waited
    case closed
  }

  private enum CancelID { case wait }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isOpen = true
        return .merge(.send(.greeted), .run(name: "load") { send in await send(.visited) })
      case .visited:
        state.$visits.withLock { $0 += 1 }
        return .none
      case .waited:
        return .run(name: "wait") { _ in try await Task.never() }.cancellable(id: CancelID.wait)
      case .closed:
        return .cancel(id: CancelID.wait)
      case .greeted:
        return .none
      }
    }
  }
}
