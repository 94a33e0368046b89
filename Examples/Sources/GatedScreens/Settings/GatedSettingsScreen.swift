import Headgate

/// The settings: sections of toggles that are saved automatically, and the sheets and dialogs of the other rows.
@Reducer
struct SettingsScreen {
  /// Whether the toggles on the screen are saved on the server.
  enum SaveStatus: Equatable, Sendable {
    case failed
    case idle
    case pending
    case saved
  }

  /// The children that the settings present.
  @Reducer
  enum Destination {
    case account(Gate<SettingsAccount> = Gate(SettingsAccount(allowsDeletion: true)))
    case alert(AlertState<Alert>)
    case appearance(SettingsAppearance.Body)
    @ReducerCaseIgnored
    case licence(SettingsLicence)
    case signOut(ConfirmationDialogState<SignOut>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case retryLoad
      case retrySave
      case retrySignOut(erasingData: Bool)
    }

    @CasePathable
    enum SignOut: Equatable, Sendable {
      case confirm
      case confirmAndErase
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isLoading = false
    var isSigningOut = false
    var preferences = SettingsPreferences()
    var profile: SettingsProfile?
    var savedPreferences = SettingsPreferences()
    var saveStatus = SaveStatus.idle
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case signedOut
    }

    @Sealed fileprivate enum InternalEvent {
      case loadResponse(Result<SettingsContent, any Error>)
      case saveResponse(Result<SettingsPreferences, any Error>)
      case signOutFailed(erasingData: Bool)
    }

    enum View: BindableAction {
      case accountRowTapped
      case binding(BindingAction<SettingsScreen.State>)
      case licenceRowTapped(id: String)
      case signOutRowTapped
      case task
      case textSizeRowTapped
      case themeRowTapped
    }
  }

  private enum CancelID { case load, save }

  @Dependency(\.settingsClient) var settingsClient

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action.opened {
        case .view(.accountRowTapped):
          guard let profile = state.profile else { return .none }
          state.destination = .account(SettingsAccount.State(profile: profile))
          return .none

        case .view(.binding(\.preferences.notifications.isEnabled)):
          // Digests and mentions require notifications, so the main toggle sets all three.
          state.preferences.notifications.mentions = state.preferences.notifications.isEnabled
          state.preferences.notifications.weeklyDigest = state.preferences.notifications.isEnabled
          return .none

        case .view(.binding), .delegate:
          return .none

        case .destination(let action):
          return reduceDestination(&state, action)

        case .view(.licenceRowTapped(let id)):
          state.destination = .licence(settingsClient.licence(id: id))
          return .none

        case .internal(.loadResponse(.failure)):
          state.isLoading = false
          state.destination = .alert(.loadFailed)
          return .none

        case .internal(.loadResponse(.success(let content))):
          state.isLoading = false
          state.preferences = content.preferences
          state.profile = content.profile
          state.savedPreferences = content.preferences
          return .none

        case .internal(.saveResponse(.failure)):
          state.saveStatus = .failed
          // An alert must not replace an open sheet; the status line also shows the failure.
          if state.destination == nil {
            state.destination = .alert(.saveFailed)
          }
          return .none

        case .internal(.saveResponse(.success(let preferences))):
          state.savedPreferences = preferences
          state.saveStatus = .saved
          return .none

        case .internal(.signOutFailed(let erasingData)):
          state.isSigningOut = false
          state.destination = .alert(.signOutFailed(erasingData: erasingData))
          return .none

        case .view(.signOutRowTapped):
          guard !state.isSigningOut else { return .none }
          state.destination = .signOut(.signOut)
          return .none

        case .view(.task):
          return load(&state)

        case .view(.textSizeRowTapped):
          state.destination = .appearance(
            .textSize(SettingsTextSize.State(scale: state.preferences.appearance.textScale))
          )
          return .none

        case .view(.themeRowTapped):
          state.destination = .appearance(
            .theme(SettingsThemePicker.State(selection: state.preferences.appearance.theme))
          )
          return .none
        }
      }
    }
    .onChange(of: \.preferences) { _, state in
      // No request is needed for a toggle that was reset before its save started, or for values that were just loaded.
      guard state.preferences != state.savedPreferences else {
        state.saveStatus = .idle
        return .cancel(id: CancelID.save)
      }
      state.saveStatus = .pending
      return save(state.preferences)
        .debounce(id: CancelID.save, for: .milliseconds(500))
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func load(_ state: inout State) -> EffectOf<Self> {
    state.isLoading = true
    return .run { send in
      await send(.internal(.loadResponse(Result { try await settingsClient.load() })))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  private func reduceDestination(
    _ state: inout State,
    _ action: PresentationAction<Destination.Action>
  ) -> EffectOf<Self> {
    switch action {
    case .presented(.account(.delegate(.accountDeleted))):
      state.destination = nil
      return .send(.delegate(.signedOut))

    case .presented(.account(.delegate(.profileChanged(let profile)))):
      state.profile = profile
      return .none

    case .presented(.alert(.retryLoad)):
      return load(&state)

    case .presented(.alert(.retrySave)):
      state.saveStatus = .pending
      return save(state.preferences)
        .cancellable(id: CancelID.save, cancelInFlight: true)

    case .presented(.alert(.retrySignOut(let erasingData))):
      return signOut(&state, erasingData: erasingData)

    case .presented(.appearance(.textSize(.delegate(.changed(let scale))))):
      state.preferences.appearance.textScale = scale
      return .none

    case .presented(.appearance(.theme(.delegate(.picked(let theme))))):
      state.preferences.appearance.theme = theme
      return .none

    case .presented(.signOut(.confirm)):
      return signOut(&state, erasingData: false)

    case .presented(.signOut(.confirmAndErase)):
      return signOut(&state, erasingData: true)

    case .dismiss,
      .presented(.account(.inside)),
      .presented(.appearance(.textSize(.inside))),
      .presented(.appearance(.theme(.inside))):
      return .none
    }
  }

  private func save(_ preferences: SettingsPreferences) -> EffectOf<Self> {
    .run { send in
      await send(
        .internal(
          .saveResponse(
            Result {
              try await settingsClient.save(preferences: preferences)
              return preferences
            }
          )
        )
      )
    }
  }

  private func signOut(_ state: inout State, erasingData: Bool) -> EffectOf<Self> {
    state.isSigningOut = true
    return .run { send in
      try await settingsClient.signOut(erasingData: erasingData)
      await send(.delegate(.signedOut))
    } catch: { _, send in
      await send(.internal(.signOutFailed(erasingData: erasingData)))
    }
  }
}

extension SettingsScreen.Destination.State: Equatable {}

extension AlertState where Action == SettingsScreen.Destination.Alert {
  static var loadFailed: Self {
    AlertState {
      TextState("Settings could not be loaded")
    } actions: {
      ButtonState(action: .retryLoad) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  static var saveFailed: Self {
    AlertState {
      TextState("Your change was not saved")
    } actions: {
      ButtonState(action: .retrySave) {
        TextState("Save again")
      }
      ButtonState(role: .cancel) {
        TextState("Later")
      }
    } message: {
      TextState("It is kept on this device until you leave the settings.")
    }
  }

  static func signOutFailed(erasingData: Bool) -> Self {
    AlertState {
      TextState("Signing out failed")
    } actions: {
      ButtonState(action: .retrySignOut(erasingData: erasingData)) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Stay signed in")
      }
    }
  }
}

extension ConfirmationDialogState where Action == SettingsScreen.Destination.SignOut {
  static var signOut: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Sign out of this device?")
    } actions: {
      ButtonState(action: .confirm) {
        TextState("Sign out")
      }
      ButtonState(role: .destructive, action: .confirmAndErase) {
        TextState("Sign out and erase data")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}
