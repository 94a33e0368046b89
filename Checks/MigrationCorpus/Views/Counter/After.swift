import Headgate
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
    Button("\(store.count)") { store.send(.tapped) }
  }
}
