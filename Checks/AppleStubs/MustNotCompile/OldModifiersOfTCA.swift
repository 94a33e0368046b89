// Modifiers of TCA whose messages name the replacement.
import Headgate
import SwiftUI

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {}
  enum Action { case tapped }
}

@Reducer
struct Parent {
  enum Question: Equatable { case confirmed }

  @Reducer
  enum Destination {
    case child(Child)
    case alert(AlertState<Question>)
  }

  @ObservableState
  struct State {
    @Presents var child: Child.State?
    @Presents var alert: AlertState<Question>?
    @Presents var dialog: ConfirmationDialogState<Question>?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
    case alert(PresentationAction<Question>)
    case dialog(PresentationAction<Question>)
    case destination(PresentationAction<Destination.Action>)
  }
}

struct OldView: View {
  let store: StoreOf<Parent>

  var body: some View {
    Text("1").alert(store: store.scope(state: \.$alert, action: \.alert))  // must say: '.alert($store.scope(state: \.alert,
    Text("2").confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))  // must say: '.confirmationDialog($store
    Text("3").sheet(store: store.scope(state: \.$child, action: \.child)) { Text("\($0)") }  // must say: '.sheet(item: $store
    Text("4").popover(store: store.scope(state: \.$child, action: \.child)) { Text("\($0)") }  // must say: '.popover(item: $store
    Text("5").fullScreenCover(store: store.scope(state: \.$child, action: \.child)) { Text("\($0)") }  // must say: '.fullScreenCover(
    Text("6").navigationDestination(store: store.scope(state: \.$child, action: \.child)) { Text("\($0)") }  // must say: item: $store
    Text("7").sheet(  // must say: \.destination?.child
      store: store.scope(state: \.$destination, action: \.destination),
      state: { $0.child },
      action: { .child($0) }
    ) {
      Text("\($0)")
    }
    Text("8").alert(  // must say: \.destination?.alert
      store: store.scope(state: \.$destination, action: \.destination),
      state: { $0.alert },
      action: { .alert($0) }
    )
  }
}
