import ComposableArchitecture
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
    SwitchStore(store) { state in
      switch state {
      case .detail:
        CaseLet(\Screen.State.detail, action: Screen.Action.detail) { Text($0.title) }
      case .other:
        CaseLet(\Screen.State.other, action: Screen.Action.other) { Text($0.title) }
      }
    }
  }
}
