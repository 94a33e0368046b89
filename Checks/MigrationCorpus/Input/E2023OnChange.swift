// style: 2023, before the macro
// other names: `Effect.send` stays; `.onChange(of:removeDuplicates:)` takes an `Equatable` value only.
// no equivalent: `removeDuplicates:` (a type with its own `==`).

import ComposableArchitecture
import Foundation

struct Thermostat: Reducer {
  struct State: Equatable {
    var history: [Double] = []
    var isHeating = false
    var room = Room()
    var target = 20.0
    @BindingState var mode = Mode.day

    enum Mode: Equatable { case day, night }
  }

  struct Room: Equatable {
    var name = "Kitchen"
    var celsius = 18.0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case measured(Double)
    case targetChanged(Double)

    enum Delegate: Equatable {
      case heatingChanged(isOn: Bool)
    }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
        .onChange(of: \.mode) { _, mode in
          Reduce { state, _ in
            state.target = mode == .day ? 21 : 17
            return .none
          }
        }
      Reduce { state, action in
        switch action {
        case .binding, .delegate:
          return .none
        case .measured(let celsius):
          state.room.celsius = celsius
          state.isHeating = celsius < state.target
          return .none
        case .targetChanged(let target):
          state.target = target
          return .none
        }
      }
      .onChange(of: \.room, removeDuplicates: { abs($0.celsius - $1.celsius) < 0.5 }) { _, room in
        Reduce { state, _ in
          state.history.append(room.celsius)
          return .none
        }
      }
    }
    .onChange(of: \.isHeating) { _, isHeating in
      Reduce { _, _ in
        .send(.delegate(.heatingChanged(isOn: isHeating)))
      }
    }
  }
}

struct House: Reducer {
  struct State: Equatable {
    var hours = 0
    var thermostat = Thermostat.State()
  }

  enum Action: Equatable {
    case thermostat(Thermostat.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.thermostat, action: /Action.thermostat) {
      Thermostat()
    }
    Reduce { state, action in
      switch action {
      case .thermostat(.delegate(.heatingChanged(isOn: true))):
        state.hours += 1
        return .none
      case .thermostat:
        return .none
      }
    }
  }
}
