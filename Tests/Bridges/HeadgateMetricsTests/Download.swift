import Headgate

/// A feature whose effects wait until the test lets them go.
@Reducer
struct Download {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case started(name: String, AsyncStream<Void>)
    case received(Int)
    case stopped
  }

  private enum CancelID { case download }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started(let name, let gate):
        return .run(name: name) { send in
          for await _ in gate { break }
          await send(.received(1))
        }
        .cancellable(id: CancelID.download)
      case .received(let count):
        state.count += count
        return .none
      case .stopped:
        return .cancel(id: CancelID.download)
      }
    }
  }
}
