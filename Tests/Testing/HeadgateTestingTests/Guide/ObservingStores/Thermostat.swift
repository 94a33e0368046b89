// snippet: thermostat
import Headgate

@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var temperature = 20
    var target = 20
    var rooms: IdentifiedArrayOf<HeatedRoom.State> = []
    var isHeating: Bool { temperature < target }
  }

  enum Action {
    case measured(Int)
    case targetChanged(Int)
    case reset
    case rooms(IdentifiedActionOf<HeatedRoom>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .measured(let temperature):
        state.temperature = temperature
        return .none
      case .targetChanged(let target):
        state.target = target
        return .none
      case .reset:
        return .merge(.send(.measured(20)), .send(.targetChanged(20)))
      case .rooms:
        return .none
      }
    }
    .forEach(\.rooms, action: \.rooms) { HeatedRoom() }
  }
}

@Reducer
struct HeatedRoom {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var windowsAreOpen = false
  }

  enum Action { case windowsOpened }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .windowsOpened:
        state.windowsAreOpen = true
        return .none
      }
    }
  }
}
// snippet end
