import Headgate
import SwiftUI

@Reducer
struct Card {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
  }

  enum Action {
    case opened
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct CardView: View {
  let store: StoreOf<Card>

  var body: some View {
    Button("Open") { store.send(.opened, animation: .default) }
      .animation(.default, value: store.isOpen)
  }
}
