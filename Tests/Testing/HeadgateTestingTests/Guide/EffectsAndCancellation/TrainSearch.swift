import Headgate

struct TrainClient: Sendable, TestDependencyKey {
  var find: @Sendable (_ query: String) async throws -> [String]
  var delays: @Sendable () -> AsyncStream<Int> = { .finished }
  var report: @Sendable (_ query: String) async -> Void = { _ in }

  static let testValue = TrainClient { query in ["Express to \(query)"] }
}

extension DependencyValues {
  var trains: TrainClient {
    get { self[TrainClient.self] }
    set { self[TrainClient.self] = newValue }
  }
}

// snippet: train-search
@Reducer
struct TrainSearch {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var trains: [String] = []
    var problem: String?
    var delay = 0
    var isWatching = false
  }

  enum Action: Equatable {
    case queryChanged(String)
    case searchButtonTapped
    case found([String])
    case failed(String)
    case clearButtonTapped
    case watchButtonTapped
    case delayChanged(Int)
  }

  enum CancelID { case search, delays }
  @Dependency(\.trains) var trains

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return search(query).debounce(id: CancelID.search, for: .milliseconds(300))
      case .searchButtonTapped:
        return search(state.query).cancellable(id: CancelID.search, cancelInFlight: true)
      case .found(let trains):
        state.trains = trains
        state.problem = nil
        return .none
      case .failed(let problem):
        state.problem = problem
        return .none
      case .clearButtonTapped:
        state = State()
        return .merge(.cancel(id: CancelID.search), .cancel(id: CancelID.delays))
      case .watchButtonTapped:
        state.isWatching.toggle()
        guard state.isWatching else { return .cancel(id: CancelID.delays) }
        return .run { send in
          for await minutes in trains.delays() { await send(.delayChanged(minutes)) }
        }
        .cancellable(id: CancelID.delays)
      case .delayChanged(let minutes):
        state.delay = minutes
        return .none
      }
    }
  }

  private func search(_ query: String) -> EffectOf<Self> {
    .run { send in
      await send(.found(try await trains.find(query)))
    } catch: { error, send in
      await send(.failed("\(error)"))
    }
  }
}
// snippet end
