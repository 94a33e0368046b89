import Headgate

@Reducer
struct Form {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action: GatedAction {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View {
      case saveButtonTapped
    }
    enum Delegate {
      case saved(String)
    }
    enum Interface {
      case reset
    }
    enum Internal {
      case nameChecked(Bool)
    }
  }
}

struct FormScreen {
  let store: ViewStore<Form>

  @MainActor func returnKeyPressed() {
    #if WRONG
      store.state.name = "Blob"  // must say: 'state' is a get-only property
    #else
      print(store.state.name)
    #endif
  }
}
