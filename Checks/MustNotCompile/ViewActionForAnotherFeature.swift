import Headgate

@Reducer
struct List {
  enum Action: ViewAction {
    case view(View)
    enum View {
      case refreshPulled
    }
  }
}

@Reducer
struct Form {
  enum Action: ViewAction {
    case view(View)
    enum View {
      case saveButtonTapped
    }
  }
}

// must say in an expansion: does not conform to protocol 'ViewActionSending'
#if WRONG
  @ViewAction(for: Form.self)
  struct ListScreen {
    let store: StoreOf<List>
  }
#else
  @ViewAction(for: List.self)
  struct ListScreen {
    let store: StoreOf<List>
  }
#endif
