import Headgate
import SwiftUI

@Reducer
struct Account {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteTapped

    enum Alert {
      case confirmed
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$alert, action: \.alert)
  }
}

struct AccountView: View {
  @Bindable var store: StoreOf<Account>

  var body: some View {
    Button("Delete") { store.send(.deleteTapped) }
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}
