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

  #if WRONG
    @MainActor var whole: StoreOf<Form> { store }  // must say: cannot convert return expression
  #else
    @MainActor var whole: ViewStore<Form> { store }
  #endif
}
