import Headgate

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var user: String?
  }

  enum Action {
    case nameChanged(String)
    case loginButtonTapped
    case userLoaded(String)
    case failed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .loginButtonTapped:
        return .run { [name = state.name] send in
          if name.isEmpty {
            await send(.failed)
          } else {
            await send(.userLoaded(name))
          }
        }
      case .userLoaded(let user):
        state.user = user
        return .none
      case .failed:
        return .none
      }
    }
  }
}

@MainActor
struct LoginView {
  let store: StoreOf<Login>

  func typed(_ name: String) { store.send(.nameChanged(name)) }
  func loginPressed() { store.send(.loginButtonTapped) }
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
      case .login(.userLoaded):
        state.isLoggedIn = true
        return .none
      case .login(.nameChanged), .login(.loginButtonTapped), .login(.failed):
        return .none
      case .retryButtonTapped:
        return .send(.login(.loginButtonTapped))
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
    case login(Login.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
  }
}
