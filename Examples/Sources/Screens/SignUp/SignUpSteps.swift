import Foundation
import Headgate

/// The first step: email and password, with a check whether the email is available.
@Reducer
struct SignUpCredentials {
  /// The values of the fields and their problems.
  @ObservableState
  struct State: Equatable {
    var email = ""
    var errorMessage: String?
    var isChecking = false
    var password = ""
  }

  /// The actions of the step.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checked(Result<Bool, any Error>)
    case delegate(Delegate)
    case nextButtonTapped

    /// The result of the step.
    @CasePathable
    enum Delegate {
      case completed(email: String, password: Redacted<String>)
    }
  }

  private enum CancelID { case check }

  @Dependency(\.signUpService) var service

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.email):
        // The response would be about an email that was changed.
        state.errorMessage = nil
        state.isChecking = false
        return .cancel(id: CancelID.check)

      case .binding:
        state.errorMessage = nil
        return .none

      case .checked(.failure):
        state.isChecking = false
        state.errorMessage = "The e-mail could not be checked. Try again."
        return .none

      case .checked(.success(false)):
        state.isChecking = false
        state.errorMessage = "There is an account with this e-mail already."
        return .none

      case .checked(.success(true)):
        state.isChecking = false
        return .send(.delegate(.completed(email: state.email, password: Redacted(state.password))))

      case .delegate:
        return .none

      case .nextButtonTapped:
        guard state.email.contains("@") else {
          state.errorMessage = "This is not an e-mail."
          return .none
        }
        guard state.password.count >= 8 else {
          state.errorMessage = "A password has at least eight characters."
          return .none
        }
        state.errorMessage = nil
        state.isChecking = true
        return .run { [email = state.email, service] send in
          await send(.checked(Result { try await service.isEmailAvailable(email: email) }))
        }
        .cancellable(id: CancelID.check, cancelInFlight: true)
      }
    }
  }
}

/// The second step: the public name and the consent to the terms.
@Reducer
struct SignUpProfile {
  /// The values of the fields.
  @ObservableState
  struct State: Equatable {
    var acceptsTerms = false
    var displayName = ""

    var canContinue: Bool {
      acceptsTerms && !displayName.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }

  /// The actions of the step.
  enum Action: BindableAction {
    case backButtonTapped
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case nextButtonTapped
    case termsButtonTapped

    /// The result of the step, and the request to show the terms.
    @CasePathable
    enum Delegate {
      case completed(displayName: String)
      case termsRequested
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .backButtonTapped:
        return .run { _ in await dismiss() }

      case .binding, .delegate:
        return .none

      case .nextButtonTapped:
        guard state.canContinue else { return .none }
        return .send(.delegate(.completed(displayName: state.displayName)))

      case .termsButtonTapped:
        return .send(.delegate(.termsRequested))
      }
    }
  }
}

/// The third step: a choice of interests, with a minimum number.
@Reducer
struct SignUpInterests {
  let minimum: Int

  /// The current choice.
  @ObservableState
  struct State: Equatable {
    var hint: String?
    var selection: Set<SignUpInterest> = []
  }

  /// The actions of the step.
  enum Action {
    case delegate(Delegate)
    case interestTapped(SignUpInterest)
    case nextButtonTapped

    /// The result of the step.
    @CasePathable
    enum Delegate {
      case completed(Set<SignUpInterest>)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .interestTapped(let interest):
        state.hint = nil
        if state.selection.remove(interest) == nil {
          state.selection.insert(interest)
        }
        return .none

      case .nextButtonTapped:
        guard state.selection.count >= minimum else {
          state.hint = "Choose at least \(minimum)."
          return .none
        }
        return .send(.delegate(.completed(state.selection)))
      }
    }
  }
}
