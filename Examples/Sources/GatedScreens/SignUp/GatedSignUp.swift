import Headgate

/// The terms as a static page.
struct SignUpTerms: Equatable, Sendable {
  var version: String
}

/// The wizard for a sign-up.
@Reducer
struct SignUp {
  /// The pages of the stack.
  @Reducer
  enum Path {
    case credentials(Gate<SignUpCredentials>)
    case finished
    case interests(Gate<SignUpInterests> = Gate(SignUpInterests(minimum: 2)))
    case profile(Gate<SignUpProfile>)
    case review(Gate<SignUpReview>)
    @ReducerCaseIgnored
    case terms(SignUpTerms)
  }

  /// The stack and the results of its steps.
  @ObservableState
  struct State: Equatable {
    var account: SignUpAccount?
    var draft = SignUpDraft()
    var path = StackState<Path.State>()
    @Presents var alert: AlertState<Action.Alert>?
  }

  /// The actions of the wizard.
  enum Action: GatedAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case path(StackActionOf<Path>)
    case view(View)

    /// The choice before the draft is discarded.
    enum Alert: Equatable {
      case discardConfirmed
    }

    /// The result for the app.
    enum Delegate: Equatable {
      case signedUp(SignUpAccount)
    }

    /// The actions of the user on the wizard itself.
    enum View {
      case closeButtonTapped
      case doneButtonTapped
      case startButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardConfirmed)):
        return .run { _ in await dismiss() }

      case .alert:
        return .none

      case .view(.closeButtonTapped):
        guard state.draft == SignUpDraft() else {
          state.alert = .discard
          return .none
        }
        return .run { _ in await dismiss() }

      case .delegate:
        return .none

      case .view(.doneButtonTapped):
        guard let account = state.account else { return .none }
        return .concatenate(
          .send(.delegate(.signedUp(account))),
          .run { _ in await dismiss() }
        )

      case .path(.element(id: _, action: let pathAction)):
        return handle(pathAction, in: &state)

      case .path:
        return .none

      case .view(.startButtonTapped):
        state.path.append(
          .credentials(SignUpCredentials.State(email: state.draft.email, password: state.draft.password))
        )
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$alert, action: \.alert)
  }

  private func handle(_ action: Path.Action, in state: inout State) -> Effect<Action> {
    switch action {
    case .credentials(.delegate(.completed(email: let email, password: let password))):
      state.draft.email = email
      state.draft.password = password.wrappedValue
      pushStep(after: .credentials, in: &state)
      return .none

    case .interests(.delegate(.completed(let interests))):
      state.draft.interests = interests
      pushStep(after: .interests, in: &state)
      return .none

    case .profile(.delegate(.completed(displayName: let displayName))):
      state.draft.displayName = displayName
      pushStep(after: .profile, in: &state)
      return .none

    case .profile(.delegate(.termsRequested)):
      state.path.append(.terms(SignUpTerms(version: "3")))
      return .none

    case .review(.delegate(.editRequested(let step))):
      guard let id = state.path.id(of: step) else { return .none }
      state.path.pop(to: id)
      return .none

    case .review(.delegate(.finished(let account))):
      state.account = account
      // The account exists now, so there is no way back to the steps.
      state.path.removeAll()
      state.path.append(.finished)
      return .none

    case .credentials(.inside), .interests(.inside), .profile(.inside), .review(.inside):
      return .none
    }
  }

  private func pushStep(after step: SignUpStep, in state: inout State) {
    // A user who returned to correct one step goes back to the review, not through all later steps.
    guard !state.draft.isComplete else {
      state.path.append(.review(SignUpReview.State(draft: state.draft)))
      return
    }
    switch step {
    case .credentials:
      state.path.append(.profile(SignUpProfile.State(displayName: state.draft.displayName)))
    case .profile:
      state.path.append(.interests(SignUpInterests.State(selection: state.draft.interests)))
    case .interests:
      state.path.append(.review(SignUpReview.State(draft: state.draft)))
    }
  }
}

extension SignUp.Path.State: Equatable {}

extension StackState<SignUp.Path.State> {
  /// Returns the ID of a step on the stack, if it is present.
  fileprivate func id(of step: SignUpStep) -> StackElementID? {
    for (id, element) in zip(ids, self) {
      switch step {
      case .credentials where element.is(\.credentials): return id
      case .profile where element.is(\.profile): return id
      case .interests where element.is(\.interests): return id
      case .credentials, .profile, .interests: continue
      }
    }
    return nil
  }
}

extension AlertState where Action == SignUp.Action.Alert {
  static var discard: Self {
    Self {
      TextState("Stop signing up?")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) {
        TextState("Go on")
      }
    } message: {
      TextState("What you entered is not kept.")
    }
  }
}
