import Headgate

/// The root of the app: restores a session at launch and switches between its logged-out and logged-in halves.
@Reducer
struct LoginRoot {
  /// The halves of the app, of which exactly one exists at a time.
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
          // A launch without network must not end in an error: the person can still sign in by hand.
          await send(.internal(.restoreResponse(nil)))
        }

      case .phase(.loggedIn(.delegate(.signedOut))):
        state.phase = .loggedOut(LoginScreen.State())
        return .none

      case .phase(.loggedOut(.delegate(.signedIn(let session)))):
        state.phase = .loggedIn(LoginHome.State(session: session))
        return .none

      case .phase(.loggedOut(.delegate(.contactSupportRequested))):
        // Nobody answers a request for support yet.
        return .none

      case .phase(.loggedIn(.inside)), .phase(.loggedOut(.inside)):
        return .none

      case .internal(.restoreResponse(let session)):
        // A slow answer must not throw out somebody who signed in meanwhile.
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
