import ComposableArchitecture
import SwiftUI

@Reducer
struct Board {
  struct State: Equatable {
    var title = ""
    var score = 0
  }

  enum Action {
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct BoardView: View {
  let store: StoreOf<Board>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text(viewStore.title)
      footer(viewStore)
    }
  }

  private func footer(_ viewStore: ViewStoreOf<Board>) -> some View {
    Button("\(viewStore.score)") { viewStore.send(.resetTapped) }
  }
}
