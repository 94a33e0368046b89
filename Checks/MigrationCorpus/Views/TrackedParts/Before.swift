import ComposableArchitecture
import SwiftUI

@Reducer
struct Parts {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var title = ""
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct PartsView: View {
  let store: StoreOf<Parts>

  var body: some View {
    WithPerceptionTracking {
      let title = store.title
      if store.isOn {
        Text(title)
      }
    }
  }

  var footer: some View {
    WithPerceptionTracking {
      if store.isOn {
        Text("on")
      }
    }
    .padding()
  }

  @ViewBuilder var header: some View {
    WithPerceptionTracking { Text(store.title) }
    Text("Header")
  }
}
