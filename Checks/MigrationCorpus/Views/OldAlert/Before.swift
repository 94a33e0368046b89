import ComposableArchitecture
import SwiftUI

struct Old: ReducerProtocol {
  struct State: Equatable {
    var alert: AlertState<Action>?
  }

  enum Action: Equatable {
    case alertDismissed
    case stopped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
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
