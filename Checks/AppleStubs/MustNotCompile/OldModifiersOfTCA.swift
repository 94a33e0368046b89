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
    Text("1").alert(  // must say: '.alert($store.scope(state: \.alert,
      store: store.scope(state: \.$alert, action: \.alert)
    )
    Text("2").confirmationDialog(  // must say: '.confirmationDialog($store
      store: store.scope(state: \.$dialog, action: \.dialog)
    )
    Text("3").sheet(  // must say: '.sheet(item: $store
      store: store.scope(state: \.$child, action: \.child)
    ) {
      Text("\($0)")
    }
    Text("4").popover(  // must say: '.popover(item: $store
      store: store.scope(state: \.$child, action: \.child)
    ) {
      Text("\($0)")
    }
    Text("5").fullScreenCover(  // must say: '.fullScreenCover(
      store: store.scope(state: \.$child, action: \.child)
    ) {
      Text("\($0)")
    }
    Text("6").navigationDestination(  // must say: item: $store
      store: store.scope(state: \.$child, action: \.child)
    ) {
      Text("\($0)")
    }
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
