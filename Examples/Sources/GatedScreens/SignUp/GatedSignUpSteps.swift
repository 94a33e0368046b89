import Foundation
import Headgate

/// The first step: e-mail and password, with a look at the server whether the e-mail is free.
@Reducer
struct SignUpCredentials {
  /// What has been typed and what is wrong with it.
  @ObservableState
  struct State: Equatable {
    var email = ""
    var errorMessage: String?
    var isChecking = false
    var password = ""
  }

  /// What the step is told and what it hands forward.
  enum Action: GatedAction {
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    /// The outcome of the step.
    enum Delegate {
      case completed(email: String, password: String)
    }

    /// What the server answers.
    @Sealed fileprivate enum InternalEvent {
      case checked(Result<Bool, any Error>)
    }

    /// What a person does on the page.
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case nextButtonTapped
    }
  }

  private enum CancelID { case check }

  @Dependency(\.signUpService) var service

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .view(.binding(\.email)):
        // The answer would be about an e-mail that is not there any more.
        state.errorMessage = nil
        state.isChecking = false
        return .cancel(id: CancelID.check)

      case .view(.binding):
        state.errorMessage = nil
        return .none

      case .internal(.checked(.failure)):
        state.isChecking = false
        state.errorMessage = "The e-mail could not be checked. Try again."
        return .none

      case .internal(.checked(.success(false))):
        state.isChecking = false
        state.errorMessage = "There is an account with this e-mail already."
        return .none

      case .internal(.checked(.success(true))):
        state.isChecking = false
        return .send(.delegate(.completed(email: state.email, password: state.password)))

      case .delegate:
        return .none

      case .view(.nextButtonTapped):
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
          await send(.internal(.checked(Result { try await service.isEmailAvailable(email: email) })))
        }
        .cancellable(id: CancelID.check, cancelInFlight: true)
      }
    }
  }
}

/// The second step: the name that others see, and the consent to the terms.
@Reducer
struct SignUpProfile {
  /// What has been typed and ticked.
  @ObservableState
  struct State: Equatable {
    var acceptsTerms = false
    var displayName = ""

    var canContinue: Bool {
      acceptsTerms && !displayName.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }

  /// What the step is told and what it hands forward.
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The outcome of the step, and the way to the terms.
    enum Delegate {
      case completed(displayName: String)
      case termsRequested
    }

    /// What a person does on the page.
    enum View: BindableAction {
      case backButtonTapped
      case binding(BindingAction<State>)
      case nextButtonTapped
      case termsButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.backButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.binding), .delegate:
        return .none

      case .view(.nextButtonTapped):
        guard state.canContinue else { return .none }
        return .send(.delegate(.completed(displayName: state.displayName)))

      case .view(.termsButtonTapped):
        return .send(.delegate(.termsRequested))
      }
    }
  }
}

/// The third step: a choice of interests, of which a minimum is asked for.
@Reducer
struct SignUpInterests {
  let minimum: Int

  /// The choice so far.
  @ObservableState
  struct State: Equatable {
    var hint: String?
    var selection: Set<SignUpInterest> = []
  }

  /// What the step is told and what it hands forward.
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The outcome of the step.
    enum Delegate {
      case completed(Set<SignUpInterest>)
    }

    /// What a person does on the page.
    enum View {
      case interestTapped(SignUpInterest)
      case nextButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .view(.interestTapped(let interest)):
        state.hint = nil
        if state.selection.remove(interest) == nil {
          state.selection.insert(interest)
        }
        return .none

      case .view(.nextButtonTapped):
        guard state.selection.count >= minimum else {
          state.hint = "Choose at least \(minimum)."
          return .none
        }
        return .send(.delegate(.completed(state.selection)))
      }
    }
  }
}
