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
struct Destinations {
  @Reducer
  enum Destination {
    case dialog(ConfirmationDialogState<DialogAction>)
    case detail(Detail)
  }

  enum DialogAction {
    case confirmed
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

struct DestinationsView: View {
  let store: StoreOf<Destinations>

  var body: some View {
    Text("Root")
      .confirmationDialog(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.dialog,
        action: \.dialog
      )
  }
}
