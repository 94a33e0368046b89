import Headgate

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var user: String?
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)

    enum View {
      case nameChanged(String)
      case loginButtonTapped
    }

    enum Internal {
      case userLoaded(String)
      case failed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.nameChanged(let name)):
        state.name = name
        return .none
      case .view(.loginButtonTapped):
        return .run { [name = state.name] send in
          if name.isEmpty {
            await send(.internal(.failed))
          } else {
            await send(.internal(.userLoaded(name)))
          }
        }
      case .internal(.userLoaded(let user)):
        state.user = user
        return .none
      case .internal(.failed):
        return .none
      }
    }
  }
}

@MainActor
struct LoginView {
  let store: StoreOf<Login>

  func typed(_ name: String) { store.send(.view(.nameChanged(name))) }
  func loginPressed() { store.send(.view(.loginButtonTapped)) }
}

/// Reaches inside: it waits for the result of the effect of its child, and presses the button of its child.
@Reducer
struct Root {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
    var isLoggedIn = false
  }

  enum Action {
    case login(Login.Action)
    case retryButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
    Reduce { state, action in
      switch action {
      case .login(.internal(.userLoaded)):
        state.isLoggedIn = true
        return .none
      case .login(.view(.nameChanged)), .login(.view(.loginButtonTapped)), .login(.internal(.failed)):
        return .none
      case .retryButtonTapped:
        return .send(.login(.view(.loginButtonTapped)))
      }
    }
  }
}

/// Does not reach inside.
@Reducer
struct Gallery {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
  }

  enum Action {
    case login(Gate<Login>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
  }
}
