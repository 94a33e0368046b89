import Headgate

@Reducer
struct Form {
  @ObservableState
  struct State: Identifiable {
    let id: Int
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
    var form: IdentifiedArrayOf<Form.State> = []
  }
  enum Action: GatedAction {
    case view(View), form(IdentifiedAction<Int, Gate<Form>>)
    enum View {
      case appeared
    }
  }
}

struct PageScreen {
  let store: ViewStore<Page>

  @MainActor func resetButtonTapped() {
    for form in store.scope(state: \.form, action: \.form) {
      #if WRONG
        form.send(.interface(.reset))  // must say: A view sends only view actions
      #else
        form.send(.saveButtonTapped)
      #endif
    }
  }
}
