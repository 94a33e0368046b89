import Headgate

/// The root of the app: restores a session at launch, and switches between the logged-out and the logged-in part.
@Reducer
struct LoginRoot {
  /// The parts of the app. Exactly one exists at a time.
  @Reducer
  enum Phase {
    case launching
    case loggedIn(LoginHome)
    case loggedOut(LoginScreen)
  }

  @ObservableState
  struct State: Equatable {
    var phase: Phase.State = .launching
  }

  enum Action {
    case launched
    case phase(Phase.Action)
    case restoreResponse(LoginSession?)
  }

  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) {
      Phase.body
    }
    Reduce { state, action in
      switch action {
      case .launched:
        return .run { send in
          let session = try await loginClient.restoreSession()
          await send(.restoreResponse(session))
        } catch: { _, send in
          // A launch without a network is not an error: the user can still sign in.
          await send(.restoreResponse(nil))
        }

      case .phase(.loggedIn(.delegate(.signedOut))):
        state.phase = .loggedOut(LoginScreen.State())
        return .none

      case .phase(.loggedOut(.delegate(.signedIn(let session)))):
        state.phase = .loggedIn(LoginHome.State(session: session))
        return .none

      case .phase(.loggedOut(.delegate(.contactSupportRequested))):
        // This example does not handle support requests.
        return .none

      case .phase:
        return .none

      case .restoreResponse(let session):
        // A late response must not sign out a user who signed in meanwhile.
        guard state.phase.is(\.launching) else { return .none }
        if let session {
          state.phase = .loggedIn(LoginHome.State(session: session))
        } else {
          state.phase = .loggedOut(LoginScreen.State())
        }
        return .none
      }
    }
  }
}

extension LoginRoot.Phase.State: Equatable {}
