import Headgate

/// The third tab: the user, some settings and the sign-out button.
@Reducer
struct TabProfile {
  /// The screens on the stack of the profile.
  @Reducer
  enum Path {
    case about
    case notifications(TabNotifications)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    var isLoggingOut = false
    var logOutFailed = false
    var path = StackState<Path.State>()
  }

  enum Action {
    case aboutRowTapped
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case logOutButtonTapped
    case logOutFailed
    case notificationsRowTapped
    case path(StackActionOf<Path>)
    case popToRootRequested

    @CasePathable
    enum Confirmation: Equatable, Sendable {
      case logOut
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case loggedOut
    }
  }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .aboutRowTapped:
        state.path.append(.about)
        return .none

      case .confirmation(.presented(.logOut)):
        state.isLoggingOut = true
        state.logOutFailed = false
        return .run { send in
          try await tabClient.logOut()
          await send(.delegate(.loggedOut))
        } catch: { _, send in
          await send(.logOutFailed)
        }

      case .confirmation, .delegate:
        return .none

      case .logOutButtonTapped:
        guard !state.isLoggingOut else { return .none }
        state.confirmation = .logOut
        return .none

      case .logOutFailed:
        state.isLoggingOut = false
        state.logOutFailed = true
        return .none

      case .notificationsRowTapped:
        state.path.append(.notifications(TabNotifications.State()))
        return .none

      case .path:
        return .none

      case .popToRootRequested:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

extension TabProfile.Path.State: Equatable {}

extension ConfirmationDialogState where Action == TabProfile.Action.Confirmation {
  static var logOut: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Log out?")
    } actions: {
      ButtonState(role: .destructive, action: .logOut) {
        TextState("Log out")
      }
      ButtonState(role: .cancel) {
        TextState("Stay")
      }
    }
  }
}

/// The switch for push messages. It is turned off again when the server rejects the change.
@Reducer
struct TabNotifications {
  @ObservableState
  struct State: Equatable {
    var errorMessage: String?
    var isPushEnabled = true
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case pushFailed(wasEnabled: Bool)
  }

  private enum CancelID { case push }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isPushEnabled):
        state.errorMessage = nil
        return .run { [isEnabled = state.isPushEnabled] send in
          do {
            try await tabClient.setPushEnabled(isEnabled: isEnabled)
          } catch {
            await send(.pushFailed(wasEnabled: !isEnabled))
          }
        }
        .cancellable(id: CancelID.push, cancelInFlight: true)

      case .binding:
        return .none

      case .pushFailed(let wasEnabled):
        state.errorMessage = "The setting was not changed."
        state.isPushEnabled = wasEnabled
        return .none
      }
    }
  }
}
