import Headgate

@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable { var seconds = 0 }

  enum Action: GatedAction, Equatable {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable { case lapTapped }
    enum Delegate: Equatable { case lapped(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.lapTapped):
        state.seconds += 1
        return .send(.delegate(.lapped(state.seconds)))
      case .delegate:
        return .none
      }
    }
  }
}

@MainActor
struct StopwatchView {
  let store: ViewStore<Stopwatch>

  func lapPressed() { store.send(.lapTapped) }
}

@Reducer
struct Sport {
  @ObservableState
  struct State: Equatable {
    var watch = Stopwatch.State()
    var laps: [Int] = []
  }

  enum Action: Equatable {
    case watch(Gate<Stopwatch>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.watch, action: \.watch) { Stopwatch() }
    Reduce { state, action in
      switch action {
      case .watch(.delegate(.lapped(let seconds))):
        state.laps.append(seconds)
        return .none
      case .watch(.inside):
        return .none
      }
    }
  }
}
