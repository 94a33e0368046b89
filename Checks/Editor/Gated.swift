// What is completed in features with gates: see `CompletionTests`.
import Headgate
import HeadgateTesting

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)
    enum Delegate { case finished }
    enum View { case cancelTapped, saveTapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.saveTapped):  // complete saveTapped: cancelTapped, saveTapped
        return .none
      default: return .none
      }
    }
  }
}

@Reducer
struct App {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
  }
  enum Action: GatedAction {
    case login(Gate<Login>)
    case view(View)
    enum View { case appeared }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }  // complete login: login, view
    Reduce { state, action in
      switch action {
      case .login(.delegate(.finished)):
        return .none
      default: return .none
      }
    }
  }
}

@MainActor func sends(_ store: ViewStore<App>) {
  store.send(.appeared)  // complete appeared: appeared
  store.scope(state: \.login, action: \.login).send(.saveTapped)  // complete login: login, view
}

@MainActor func receives(_ store: TestStoreOf<App>) async {
  await store.receive(\.login.delegate.finished)  // complete delegate.finished: delegate
}
