import ComposableArchitecture
import SwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("\(viewStore.count)") { viewStore.send(.tapped) }
    }
  }
}
