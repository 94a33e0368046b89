import Headgate
import SwiftUI

/// A parent that presents a child behind a gate: it hears the child's delegate actions, and can name no other.
@Reducer
struct GateStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var user: String?
    @Presents var login: LoginStudy.State?
  }

  enum Action: Codable, Sendable {
    case loginButtonTapped
    case login(PresentationAction<Gate<LoginStudy>>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loginButtonTapped:
        state.login = LoginStudy.State()
        return .none
      case .login(.presented(.delegate(let event))):
        switch event {
        case .loggedIn(let user):
          state.user = user
          state.login = nil
        }
        return .none
      case .login:
        return .none
      }
    }
    .ifLet(\.$login, action: \.login) { LoginStudy() }
  }
}

@Reducer
struct LoginStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name = ""
  }

  enum Action: GatedAction, Codable, Sendable {
    case view(View)
    case delegate(Delegate)

    enum View: BindableAction, Codable, Sendable {
      case binding(BindingAction<State>)
      case loginButtonTapped
    }

    enum Delegate: Codable, Sendable {
      case loggedIn(String)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.loginButtonTapped): .send(.delegate(.loggedIn(state.name)))
      case .view(.binding), .delegate: .none
      }
    }
  }
}

struct GateStudyView: View {
  @Bindable var store: StoreOf<GateStudy>

  var body: some View {
    VStack {
      Text("User: \(store.user ?? "nobody")")
      Button("Log in") { store.send(.loginButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.login, action: \.login)) { store in
      LoginStudyView(store: ViewStore(store))
    }
  }
}

private struct LoginStudyView: View {
  @BindableViewStore var store: ViewStore<LoginStudy>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Continue") { store.send(.loginButtonTapped) }
      .disabled(store.name.isEmpty)
  }
}
