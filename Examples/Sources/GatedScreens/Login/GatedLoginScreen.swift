import Foundation
import Headgate

/// The form for email and password. It presents the second factor.
@Reducer
struct LoginScreen {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var email = ""
    var errorMessage: String?
    var isSigningIn = false
    var lockedUntil: Date?
    var password = ""
    @Presents var twoFactor: LoginTwoFactor.State?

    var canSubmit: Bool {
      email.contains("@") && !password.isEmpty && !isSigningIn
    }
  }

  enum Action: GatedAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case `internal`(Internal)
    case twoFactor(PresentationAction<Gate<LoginTwoFactor>>)
    case view(View)

    enum Alert: Equatable, Sendable {
      case contactSupport
    }

    enum Delegate: Equatable, Sendable {
      case contactSupportRequested(email: String)
      case signedIn(LoginSession)
    }

    @Sealed fileprivate enum InternalEvent {
      case signInResponse(Result<LoginOutcome, any Error>)
    }

    enum View: BindableAction {
      case binding(BindingAction<LoginScreen.State>)
      case cancelButtonTapped
      case signInButtonTapped
    }
  }

  private enum CancelID { case signIn }

  @Dependency(\.loginClient) var loginClient
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .alert(.presented(.contactSupport)):
        return .send(.delegate(.contactSupportRequested(email: state.email)))

      case .alert:
        return .none

      case .delegate:
        return .none

      case .internal(.signInResponse(.failure(let error))):
        state.isSigningIn = false
        switch error as? LoginFailure {
        case .lockedOut(let until)?:
          lock(&state, until: until)
        case .wrongPassword?:
          state.errorMessage = "E-mail or password is wrong."
          state.password = ""
        case .wrongCode?, nil:
          state.errorMessage = "No connection. Try again."
        }
        return .none

      case .internal(.signInResponse(.success(.secondFactor(let challenge)))):
        state.isSigningIn = false
        state.password = ""
        state.twoFactor = LoginTwoFactor.State(challenge: challenge)
        return .none

      case .internal(.signInResponse(.success(.session(let session)))):
        state.isSigningIn = false
        state.password = ""
        return .send(.delegate(.signedIn(session)))

      case .twoFactor(.presented(.delegate(.lockedOut(let until)))):
        state.twoFactor = nil
        lock(&state, until: until)
        return .none

      case .twoFactor(.presented(.delegate(.verified(let session)))):
        // Dismissed here, because the countdown of the code must end with the sheet.
        state.twoFactor = nil
        return .send(.delegate(.signedIn(session)))

      case .twoFactor(.dismiss), .twoFactor(.presented(.inside)):
        return .none

      case .view(.binding(\.email)), .view(.binding(\.password)):
        state.errorMessage = nil
        return .none

      case .view(.binding):
        return .none

      case .view(.cancelButtonTapped):
        state.isSigningIn = false
        return .cancel(id: CancelID.signIn)

      case .view(.signInButtonTapped):
        guard state.canSubmit else { return .none }
        if let lockedUntil = state.lockedUntil, now < lockedUntil {
          lock(&state, until: lockedUntil)
          return .none
        }
        state.errorMessage = nil
        state.isSigningIn = true
        state.lockedUntil = nil
        return .run { [email = state.email, password = state.password] send in
          await send(
            .internal(
              .signInResponse(
                Result { try await loginClient.signIn(email: email, password: password) }
              )
            )
          )
        }
        .cancellable(id: CancelID.signIn, cancelInFlight: true)
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) {
      LoginTwoFactor()
    }
  }

  private func lock(_ state: inout State, until: Date) {
    let minutes = Int((until.timeIntervalSince(now) / 60).rounded(.up))
    state.alert = .lockedOut(minutes: max(1, minutes))
    state.lockedUntil = until
    state.password = ""
  }
}

extension AlertState where Action == LoginScreen.Action.Alert {
  static func lockedOut(minutes: Int) -> Self {
    AlertState {
      TextState("Too many attempts")
    } actions: {
      ButtonState(action: .contactSupport) {
        TextState("Contact support")
      }
      ButtonState(role: .cancel) {
        TextState("OK")
      }
    } message: {
      TextState("Your account is locked. Try again in \(minutes) min.")
    }
  }
}
