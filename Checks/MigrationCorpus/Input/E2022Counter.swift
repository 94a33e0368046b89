// style: 2022
// other names: `ReducerProtocol` is `Reducer` with the macro `@Reducer`; `EffectTask<Action>` is `EffectOf<Self>`;
//   `WithViewStore(store, observe:)` is the store itself.
// no equivalent: none.

import ComposableArchitecture
import SwiftUI

struct StepCounter: ReducerProtocol {
  struct State: Equatable {
    var count = 0
    var step = 1
  }

  enum Action: Equatable {
    case decrementButtonTapped
    case incrementButtonTapped
    case stepChanged(Int)
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .decrementButtonTapped:
      state.count -= state.step
      return .none
    case .incrementButtonTapped:
      state.count += state.step
      return .none
    case .stepChanged(let step):
      state.step = max(1, step)
      return .none
    }
  }
}

struct StepCounterView: View {
  let store: StoreOf<StepCounter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        HStack {
          Button("−") { viewStore.send(.decrementButtonTapped) }
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementButtonTapped) }
        }
        Stepper(
          "Step \(viewStore.step)",
          value: viewStore.binding(get: \.step, send: StepCounter.Action.stepChanged)
        )
      }
    }
  }
}

struct TwoStepCounters: ReducerProtocol {
  struct State: Equatable {
    var first = StepCounter.State()
    var second = StepCounter.State()
  }

  enum Action: Equatable {
    case first(StepCounter.Action)
    case second(StepCounter.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: \.first, action: /Action.first) {
      StepCounter()
    }
    Scope(state: \.second, action: /Action.second) {
      StepCounter()
    }
  }
}
