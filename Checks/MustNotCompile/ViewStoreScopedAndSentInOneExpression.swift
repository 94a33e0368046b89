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

@Reducer
struct Page {
  @ObservableState
  struct State {
    var form = Form.State()
  }
  enum Action: GatedAction {
    case view(View), form(Gate<Form>)
    enum View {
      case appeared
    }
  }
}

struct PageScreen {
  let store: ViewStore<Page>

  @MainActor func resetButtonTapped() {
    #if WRONG
      store.scope(state: \.form, action: \.form).send(.interface(.reset))  // must say: A view sends only view actions
    #else
      store.scope(state: \.form, action: \.form).send(.saveButtonTapped)
    #endif
  }
}
