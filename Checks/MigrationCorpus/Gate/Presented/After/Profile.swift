import Headgate

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isDirty = false
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: GatedAction, BindableAction {
    case view(View)
    case delegate(Delegate)
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)

    enum View {
      case closeButtonTapped
    }

    enum Delegate {
      case closed(name: String, isDirty: Bool)
    }

    enum Alert {
      case discard
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discard)):
        return .run { [dismiss] _ in await dismiss() }
      case .alert(.dismiss):
        return .none
      case .binding(\.name):
        state.isDirty = true
        return .none
      case .binding:
        return .none
      case .view(.closeButtonTapped):
        guard state.isDirty else { return .run { [dismiss] _ in await dismiss() } }
        state.alert = AlertState {
          TextState("Discard?")
        } actions: {
          ButtonState(action: .discard) { TextState("Discard") }
        }
        return .send(.delegate(.closed(name: state.name, isDirty: true)))
      case .delegate(.closed):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
struct ProfileView {
  var store: StoreOf<Profile>

  func closePressed() { store.send(.view(.closeButtonTapped)) }
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    @Presents var profile: Profile.State?
    var log: [String] = []
  }

  enum Action {
    case profile(PresentationAction<Gate<Profile>>)
    case profileButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .profile(.presented(.delegate(.closed(name: let name, isDirty: _)))):
        state.log.append(name)
        return .none
      case .profile(.dismiss):
        state.log.append("dismissed")
        return .none
      case .profile:
        return .none
      case .profileButtonTapped:
        state.profile = Profile.State()
        return .none
      }
    }
    .ifLet(\.$profile, action: \.profile) { Profile() }
  }
}

@MainActor
struct HomeView {
  let store: StoreOf<Home>

  var profile: ProfileView? {
    store.scope(state: \.profile, action: \.profile.presented).map { ProfileView(store: $0) }
  }
}
