import Headgate

/// The root of the app: restores a session at launch, and switches between the logged-out and the logged-in part.
@Reducer
struct LoginRoot {
  /// The parts of the app. Exactly one exists at a time.
  @Reducer
  enum Phase {
    case launching
    case loggedIn(Gate<LoginHome>)
    case loggedOut(Gate<LoginScreen>)
  }

  @ObservableState
  struct State: Equatable {
    var phase: Phase.State = .launching
  }

  enum Action: GatedAction {
    case `internal`(Internal)
    case phase(Phase.Action)
    case view(View)

    @Sealed fileprivate enum InternalEvent {
      case restoreResponse(LoginSession?)
    }

    enum View: Equatable, Sendable {
      case launched
    }
  }

  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) {
      Phase.body
    }
    Reduce { state, action in
      switch action.opened {
      case .view(.launched):
        return .run { send in
          let session = try await loginClient.restoreSession()
          await send(.internal(.restoreResponse(session)))
        } catch: { _, send in
          // A launch without a network is not an error: the user can still sign in.
          await send(.internal(.restoreResponse(nil)))
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

      case .phase(.loggedIn(.inside)), .phase(.loggedOut(.inside)):
        return .none

      case .internal(.restoreResponse(let session)):
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
