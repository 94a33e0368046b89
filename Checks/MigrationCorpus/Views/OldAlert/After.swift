import Headgate
import SwiftUI

@Reducer
struct Old {
  @ObservableState
  struct State: Equatable {
    var alert: AlertState<Action>?
  }

  enum Action: Equatable {
    case alertDismissed
    case stopped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.alert = nil
    return .none
  }
}

struct OldView: View {
  let store: StoreOf<Old>

  var body: some View {
    Text("Old")
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
  }
}
