import Headgate

/// The first screen of a signed-in user, with a sign-out button.
@Reducer
struct LoginHome {
  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    var errorMessage: String?
    var isSigningOut = false
    var session: LoginSession
  }

  enum Action: ViewAction {
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case signOutFailed
    case view(View)

    @CasePathable
    enum Confirmation: Equatable, Sendable {
      case signOut
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case signedOut
    }

    @CasePathable
    enum View: Equatable, Sendable {
      case signOutButtonTapped
    }
  }

  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .confirmation(.presented(.signOut)):
        state.errorMessage = nil
        state.isSigningOut = true
        return .run { send in
          try await loginClient.signOut()
          await send(.delegate(.signedOut))
        } catch: { _, send in
          await send(.signOutFailed)
        }

      case .confirmation:
        return .none

      case .delegate:
        return .none

      case .signOutFailed:
        state.errorMessage = "Signing out failed. Try again."
        state.isSigningOut = false
        return .none

      case .view(.signOutButtonTapped):
        guard !state.isSigningOut else { return .none }
        state.confirmation = .signOut
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

extension ConfirmationDialogState where Action == LoginHome.Action.Confirmation {
  static var signOut: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Sign out?")
    } actions: {
      ButtonState(role: .destructive, action: .signOut) {
        TextState("Sign out")
      }
      ButtonState(role: .cancel) {
        TextState("Stay")
      }
    } message: {
      TextState("You need your phone to sign in again.")
    }
  }
}
