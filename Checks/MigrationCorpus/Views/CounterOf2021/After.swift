import Headgate
import SwiftUI

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction: Equatable {
  case decremented
  case incremented
}

let counterReducer = Reduce<CounterState, CounterAction> { state, action in
  switch action {
  case .decremented:
    state.count -= 1
    return .none
  case .incremented:
    state.count += 1
    return .none
  }
}

struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      HStack {
        Button("-") { viewStore.send(.decremented) }
        Text("\(viewStore.count)")
        Button("+") { viewStore.send(.incremented) }
      }
    }
  }
}
