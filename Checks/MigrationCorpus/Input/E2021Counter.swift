// style: 2021
// other names: `Reducer<State, Action, Environment> { … }` is a struct with `@Reducer`; `Effect<Action, Never>` is
//   `Effect<Action>`; `WithViewStore` is the store itself.
// no equivalent: the environment (use `@Dependency`); `.debug()` (use `._printChanges()`).

import ComposableArchitecture
import SwiftUI

struct TallyState: Equatable {
  var count = 0
  var history: [Int] = []
}

enum TallyAction: Equatable {
  case minusButtonTapped
  case plusButtonTapped
  case clearButtonTapped
}

struct TallyEnvironment {
  var vibrate: () -> Void
}

let tallyReducer = Reducer<TallyState, TallyAction, TallyEnvironment> { state, action, environment in
  switch action {
  case .minusButtonTapped:
    state.count -= 1
    state.history.append(state.count)
    return .none

  case .plusButtonTapped:
    state.count += 1
    state.history.append(state.count)
    guard state.count.isMultiple(of: 10) else { return .none }
    return .fireAndForget { environment.vibrate() }

  case .clearButtonTapped:
    state = TallyState()
    return .none
  }
}
.debug()

struct TallyView: View {
  let store: Store<TallyState, TallyAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        HStack {
          Button("−") { viewStore.send(.minusButtonTapped) }
          Text("\(viewStore.count)").font(.body.monospacedDigit())
          Button("+") { viewStore.send(.plusButtonTapped) }
        }
        List(viewStore.history, id: \.self) { number in
          Text("\(number)")
        }
        Button("Clear") { viewStore.send(.clearButtonTapped) }
      }
    }
  }
}

struct TallyView_Previews: PreviewProvider {
  static var previews: some View {
    TallyView(
      store: Store(
        initialState: TallyState(),
        reducer: tallyReducer,
        environment: TallyEnvironment(vibrate: {})
      )
    )
  }
}
