import Headgate

/// The steps that can be corrected from the review.
enum SignUpStep: CaseIterable, Equatable, Sendable {
  case credentials
  case profile
  case interests
}

/// The last step: a summary, a button to correct each part, and the submission.
@Reducer
struct SignUpReview {
  /// The draft to submit.
  @ObservableState
  struct State: Equatable {
    let draft: SignUpDraft
    var isSubmitting = false
    @Presents var alert: AlertState<Action.Alert>?
  }

  /// The actions of the step.
  enum Action: GatedAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    /// The choices after a failed submission.
    enum Alert: Equatable {
      case changeEmail
      case retry
    }

    /// The result of the step.
    enum Delegate {
      case editRequested(SignUpStep)
      case finished(SignUpAccount)
    }

    /// The response of the server.
    @Sealed fileprivate enum InternalEvent {
      case submitted(Result<SignUpAccount, any Error>)
    }

    /// The actions of the user on the page.
    enum View {
      case cancelButtonTapped
      case editButtonTapped(SignUpStep)
      case submitButtonTapped
    }
  }

  private enum CancelID { case submission }

  @Dependency(\.signUpService) var service

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .alert(.presented(.changeEmail)):
        return .send(.delegate(.editRequested(.credentials)))

      case .alert(.presented(.retry)), .view(.submitButtonTapped):
        guard !state.isSubmitting else { return .none }
        state.isSubmitting = true
        return .run { [draft = state.draft, service] send in
          await send(.internal(.submitted(Result { try await service.submit(draft: draft) })))
        }
        .cancellable(id: CancelID.submission)

      case .alert:
        return .none

      case .view(.cancelButtonTapped):
        state.isSubmitting = false
        return .cancel(id: CancelID.submission)

      case .delegate:
        return .none

      case .view(.editButtonTapped(let step)):
        // A draft must not change while it is being submitted.
        guard !state.isSubmitting else { return .none }
        return .send(.delegate(.editRequested(step)))

      case .internal(.submitted(.failure(let error))):
        state.isSubmitting = false
        state.alert = error as? SignUpError == .emailTaken ? .emailTaken : .submissionFailed
        return .none

      case .internal(.submitted(.success(let account))):
        state.isSubmitting = false
        return .send(.delegate(.finished(account)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == SignUpReview.Action.Alert {
  static var emailTaken: Self {
    Self {
      TextState("Someone has taken this e-mail.")
    } actions: {
      ButtonState(action: .changeEmail) {
        TextState("Change e-mail")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  static var submissionFailed: Self {
    Self {
      TextState("The account could not be made.")
    } actions: {
      ButtonState(action: .retry) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Nothing that you typed is lost.")
    }
  }
}
