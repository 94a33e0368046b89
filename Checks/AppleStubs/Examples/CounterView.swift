import Headgate
import SwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var title = "Counter"
  }

  enum Action {
    case incrementTapped
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.count += 1
        return .none
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

/// A view that reads a store, without the adapters.
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      CountText(store: store)
      Button("Increment") { store.send(.incrementTapped) }
      TextField(
        "Title",
        text: Binding(get: { store.title }, set: { store.send(.titleChanged($0)) })
      )
    }
    .task { await store.send(.incrementTapped).finish() }
  }
}

struct CountText: View {
  let store: StoreOf<Counter>

  var body: some View { Text("Count: \(store.count)") }
}
