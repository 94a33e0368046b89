import Headgate
import SwiftUI

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action {
    case closeTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
enum Screen {
  case detail(Detail)
  case other(Detail)
}

struct ScreenView: View {
  let store: StoreOf<Screen>

  var body: some View {
    switch store.case {
    case .detail(let detail):
      Text(detail.title)
    case .other(let other):
      Text(other.title)
    }
  }
}
