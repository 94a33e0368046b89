import Foundation
import Headgate

/// A form that validates each field, and checks the user name with the server while the user types.
@Reducer
struct ProfileForm {
  /// The fields in the order of the screen.
  nonisolated enum Field: CaseIterable, Hashable, Sendable {
    case userName
    case displayName
    case email
    case website
  }

  /// The availability of the user name.
  enum Availability: Equatable {
    case unknown
    case checking
    case available
    case taken
    case unreachable
  }

  /// The values of the fields and their problems.
  @ObservableState
  struct State: Equatable {
    let saved: ProfileFormProfile
    var availability = Availability.unknown
    var displayName: String
    var email: String
    var errors: [Field: String] = [:]
    var focus: Field?
    var isSubmitting = false
    var userName: String
    var website: String
    @Presents var alert: AlertState<Never>?
    @Presents var leaveDialog: ConfirmationDialogState<Action.LeaveDialog>?

    init(profile: ProfileFormProfile) {
      self.saved = profile
      self.displayName = profile.displayName
      self.email = profile.email
      self.userName = profile.userName
      self.website = profile.website
    }

    var edited: ProfileFormProfile {
      ProfileFormProfile(userName: userName, displayName: displayName, email: email, website: website)
    }

    var hasChanges: Bool { edited != saved }

    func problem(with field: Field) -> String? {
      switch field {
      case .userName:
        guard userName.count >= 3 else { return "A user name has at least three characters." }
        guard userName.allSatisfy({ $0.isLetter || $0.isNumber }) else { return "Use letters and digits only." }
        return availability == .taken ? "Someone else has this user name." : nil
      case .displayName:
        return displayName.trimmingCharacters(in: .whitespaces).isEmpty ? "A name is needed." : nil
      case .email:
        return email.contains("@") ? nil : "This is not an e-mail."
      case .website:
        return website.isEmpty || website.hasPrefix("https://") ? nil : "The address starts with https://."
      }
    }

    mutating func validate(_ field: Field) {
      errors[field] = problem(with: field)
    }
  }

  /// The actions of the form.
  enum Action: GatedAction {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case `internal`(Internal)
    case leaveDialog(PresentationAction<LeaveDialog>)
    case view(View)

    /// The result for the screen below the form.
    enum Delegate {
      case saved(ProfileFormProfile)
    }

    /// The responses of the server.
    @Sealed fileprivate enum InternalEvent {
      case availabilityResponse(Result<Bool, any Error>)
      case submitResponse(Result<ProfileFormProfile, any Error>)
    }

    /// The choices of a user who leaves with unsaved changes.
    enum LeaveDialog {
      case discard
      case save
    }

    /// The actions of the user on the screen.
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case checkAgainButtonTapped
      case closeButtonTapped
      case submitButtonTapped
    }
  }

  private enum CancelID { case availability, submission }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.profileFormClient) var client

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.userName) { _, _ in
        Reduce { state, _ in
          checkUserName(&state)
        }
      }
      .onChange(of: \.focus) { oldFocus, state in
        // A field is validated when it loses focus, not at its first letter.
        if let oldFocus {
          state.validate(oldFocus)
        }
        return .none
      }
    Reduce { state, action in
      switch action.opened {
      case .alert, .delegate:
        return .none

      case .internal(.availabilityResponse(.failure)):
        state.availability = .unreachable
        return .none

      case .internal(.availabilityResponse(.success(let isAvailable))):
        state.availability = isAvailable ? .available : .taken
        state.validate(.userName)
        return .none

      case .leaveDialog(.presented(.discard)):
        return leave()

      case .leaveDialog(.presented(.save)):
        return submit(&state)

      case .leaveDialog:
        return .none

      case .internal(.submitResponse(.failure(let rejection as ProfileFormRejection))):
        state.isSubmitting = false
        state.errors = rejection.messages
        state.focus = Field.allCases.first { rejection.messages[$0] != nil }
        return .none

      case .internal(.submitResponse(.failure)):
        state.isSubmitting = false
        state.alert = .profileSavingFailed
        return .none

      case .internal(.submitResponse(.success(let profile))):
        state.isSubmitting = false
        return .concatenate(.send(.delegate(.saved(profile))), leave())

      case .view(.binding(\.displayName)):
        state.errors[.displayName] = nil
        return .none

      case .view(.binding(\.email)):
        state.errors[.email] = nil
        return .none

      case .view(.binding(\.website)):
        state.errors[.website] = nil
        return .none

      case .view(.binding):
        return .none

      case .view(.checkAgainButtonTapped):
        return checkUserName(&state)

      case .view(.closeButtonTapped):
        guard state.hasChanges else { return leave() }
        state.leaveDialog = .unsavedChanges
        return .none

      case .view(.submitButtonTapped):
        return submit(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$leaveDialog, action: \.leaveDialog)
  }

  private func checkUserName(_ state: inout State) -> Effect<Action> {
    state.availability = .unknown
    state.errors[.userName] = nil
    // The saved name belongs to this user, and the server would report it as taken.
    guard state.userName != state.saved.userName, state.problem(with: .userName) == nil else {
      return .cancel(id: CancelID.availability)
    }
    state.availability = .checking
    return .run { [client, clock, userName = state.userName] send in
      try await clock.sleep(for: .milliseconds(400))
      await send(.internal(.availabilityResponse(Result { try await client.isUserNameAvailable(userName: userName) })))
    }
    .cancellable(id: CancelID.availability, cancelInFlight: true)
  }

  private func leave() -> Effect<Action> {
    .run { [dismiss] _ in await dismiss() }
  }

  private func submit(_ state: inout State) -> Effect<Action> {
    guard !state.isSubmitting, state.availability != .checking else { return .none }
    for field in Field.allCases {
      state.validate(field)
    }
    guard state.errors.isEmpty else {
      state.focus = Field.allCases.first { state.errors[$0] != nil }
      return .none
    }
    state.isSubmitting = true
    return .run { [client, profile = state.edited] send in
      await send(.internal(.submitResponse(Result { try await client.save(profile: profile) })))
    }
    .cancellable(id: CancelID.submission, cancelInFlight: true)
  }
}

extension AlertState where Action == Never {
  static var profileSavingFailed: Self {
    Self {
      TextState("The profile could not be saved.")
    } message: {
      TextState("Check the connection and try again.")
    }
  }
}

extension ConfirmationDialogState where Action == ProfileForm.Action.LeaveDialog {
  static var unsavedChanges: Self {
    Self(titleVisibility: .hidden) {
      TextState("Unsaved changes")
    } actions: {
      ButtonState(role: .destructive, action: .discard) {
        TextState("Discard")
      }
      ButtonState(action: .save) {
        TextState("Save")
      }
      ButtonState(role: .cancel) {
        TextState("Keep editing")
      }
    }
  }
}
