import Foundation
import Headgate

/// The sheet that asks for the code of the second factor, with a countdown.
@Reducer
struct LoginTwoFactor {
  static let codeLength = 6

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var challenge: LoginChallenge
    var code = ""
    var errorMessage: String?
    var isResending = false
    var isVerifying = false
    var secondsRemaining: Int

    init(challenge: LoginChallenge) {
      self.challenge = challenge
      self.secondsRemaining = challenge.lifetime
    }

    var hasExpired: Bool { secondsRemaining <= 0 }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case resendButtonTapped
    case resendResponse(Result<LoginChallenge, any Error>)
    case task
    case timerTicked
    case verifyResponse(Result<LoginSession, any Error>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case retryResend
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case lockedOut(until: Date)
      case verified(LoginSession)
    }
  }

  private enum CancelID { case resend, timer, verify }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retryResend)):
        return resend(&state)

      case .alert:
        return .none

      case .binding(\.code):
        state.code = String(state.code.filter(\.isNumber).prefix(Self.codeLength))
        state.errorMessage = nil
        guard state.code.count == Self.codeLength, !state.hasExpired, !state.isVerifying else {
          return .none
        }
        return verify(&state)

      case .binding:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .delegate:
        return .none

      case .resendButtonTapped:
        guard !state.isResending else { return .none }
        return resend(&state)

      case .resendResponse(.failure):
        state.isResending = false
        state.alert = .resendFailed
        return .none

      case .resendResponse(.success(let challenge)):
        state.challenge = challenge
        state.code = ""
        state.errorMessage = nil
        state.isResending = false
        state.secondsRemaining = challenge.lifetime
        return countDown()

      case .task:
        return countDown()

      case .timerTicked:
        state.secondsRemaining -= 1
        guard state.hasExpired else { return .none }
        state.code = ""
        state.isVerifying = false
        // The server rejects an expired code, so its response is not needed.
        return .merge(.cancel(id: CancelID.timer), .cancel(id: CancelID.verify))

      case .verifyResponse(.failure(let error)):
        state.code = ""
        state.isVerifying = false
        switch error as? LoginFailure {
        case .lockedOut(let until)?:
          return .send(.delegate(.lockedOut(until: until)))
        case .wrongCode(let attemptsLeft)?:
          state.errorMessage = "Wrong code. Attempts left: \(attemptsLeft)."
          return .none
        case .wrongPassword?, nil:
          state.errorMessage = "The code could not be checked. Try again."
          return .none
        }

      case .verifyResponse(.success(let session)):
        state.isVerifying = false
        return .send(.delegate(.verified(session)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func countDown() -> EffectOf<Self> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.timerTicked)
      }
    }
    .cancellable(id: CancelID.timer, cancelInFlight: true)
  }

  private func resend(_ state: inout State) -> EffectOf<Self> {
    state.isResending = true
    return .run { [challenge = state.challenge] send in
      await send(.resendResponse(Result { try await loginClient.resendCode(challenge: challenge) }))
    }
    .cancellable(id: CancelID.resend, cancelInFlight: true)
  }

  private func verify(_ state: inout State) -> EffectOf<Self> {
    state.isVerifying = true
    return .run { [challenge = state.challenge, code = state.code] send in
      await send(.verifyResponse(Result { try await loginClient.verify(challenge: challenge, code: code) }))
    }
    .cancellable(id: CancelID.verify, cancelInFlight: true)
  }
}

extension AlertState where Action == LoginTwoFactor.Action.Alert {
  static var resendFailed: Self {
    AlertState {
      TextState("The code was not sent")
    } actions: {
      ButtonState(action: .retryResend) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Check your connection.")
    }
  }
}
