import Headgate

/// Effects one after another and at the same time, an unhandled error, and a send that comes too late.
@Reducer
struct TrainTrip {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }

  enum Action: Equatable {
    case bookButtonTapped
    case refreshButtonTapped
    case scrolled(Int)
    case visited(Int)
    case logged(String)
    case brokenButtonTapped
    case lateButtonTapped
    case loadButtonTapped
    case stopButtonTapped
  }

  enum CancelID { case load, scroll }
  @Dependency(\.trains) var trains
  @Dependency(\.continuousClock) var clock
  let late = LockIsolated<Task<Void, Never>?>(nil)
  let gate: @Sendable () async -> Void

  init(gate: @escaping @Sendable () async -> Void = {}) { self.gate = gate }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // snippet: train-order
      case .bookButtonTapped:
        return .concatenate(
          .run { send in await send(.logged("paid")) },
          .run { send in await send(.logged("booked")) }
        )
      case .refreshButtonTapped:
        return .merge(
          .run { send in await send(.logged("timetable")) },
          .run { _ in await trains.report("refresh") }
        )
      // snippet end
      // snippet: train-throttle
      case .scrolled(let row):
        return .send(.visited(row))
          .throttle(id: CancelID.scroll, for: .seconds(1), latest: true)
      // snippet end
      case .visited(let row):
        state.log.append("row \(row)")
        return .none
      case .logged(let line):
        state.log.append(line)
        return .none
      case .brokenButtonTapped:
        // snippet: train-broken
        return .run { send in
          await send(.logged("\(try await trains.find("Paris").count) trains"))
        }
      // snippet end
      case .lateButtonTapped:
        return .run { [late, gate] send in
          // snippet: train-late
          let task = Task {
            await gate()
            await send(.logged("late"))
          }
          // snippet end
          late.setValue(task)
        }
      case .loadButtonTapped:
        // snippet: train-part
        return .run { send in
          let found = try? await withTaskCancellation(id: CancelID.load) {
            try await clock.sleep(for: .seconds(10))
            return try await trains.find("Rome")
          }
          await send(.logged(found == nil ? "stopped" : "loaded"))
        }
      // snippet end
      case .stopButtonTapped:
        return .cancel(id: CancelID.load)
      }
    }
  }
}
