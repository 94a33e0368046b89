import Headgate

/// The third tab: the user, some settings and the sign-out button.
@Reducer
struct TabProfile {
  /// The screens on the stack of the profile.
  @Reducer
  enum Path {
    case about
    case notifications(Gate<TabNotifications>)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    var isLoggingOut = false
    var logOutFailed = false
    var path = StackState<Path.State>()
  }

  enum Action: GatedAction {
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case path(StackActionOf<Path>)
    case view(View)

    enum Confirmation: Equatable, Sendable {
      case logOut
    }

    enum Delegate: Equatable, Sendable {
      case loggedOut
    }

    enum Interface: Equatable, Sendable {
      case popToRootRequested
    }

    @Sealed fileprivate enum InternalEvent {
      case logOutFailed
    }

    enum View: Equatable, Sendable {
      case aboutRowTapped
      case logOutButtonTapped
      case notificationsRowTapped
    }
  }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.aboutRowTapped):
        state.path.append(.about)
        return .none

      case .confirmation(.presented(.logOut)):
        state.isLoggingOut = true
        state.logOutFailed = false
        return .run { send in
          try await tabClient.logOut()
          await send(.delegate(.loggedOut))
        } catch: { _, send in
          await send(.internal(.logOutFailed))
        }

      case .confirmation, .delegate:
        return .none

      case .view(.logOutButtonTapped):
        guard !state.isLoggingOut else { return .none }
        state.confirmation = .logOut
        return .none

      case .internal(.logOutFailed):
        state.isLoggingOut = false
        state.logOutFailed = true
        return .none

      case .view(.notificationsRowTapped):
        state.path.append(.notifications(TabNotifications.State()))
        return .none

      case .path(.element(id: _, action: .notifications(.inside))), .path(.popFrom), .path(.push):
        return .none

      case .interface(.popToRootRequested):
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

  enum Action: GatedAction {
    case `internal`(Internal)
    case view(View)

    @Sealed fileprivate enum InternalEvent {
      case pushFailed(wasEnabled: Bool)
    }

    enum View: BindableAction {
      case binding(BindingAction<TabNotifications.State>)
    }
  }

  private enum CancelID { case push }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .view(.binding(\.isPushEnabled)):
        state.errorMessage = nil
        return .run { [isEnabled = state.isPushEnabled] send in
          do {
            try await tabClient.setPushEnabled(isEnabled: isEnabled)
          } catch {
            await send(.internal(.pushFailed(wasEnabled: !isEnabled)))
          }
        }
        .cancellable(id: CancelID.push, cancelInFlight: true)

      case .view(.binding):
        return .none

      case .internal(.pushFailed(let wasEnabled)):
        state.errorMessage = "The setting was not changed."
        state.isPushEnabled = wasEnabled
        return .none
      }
    }
  }
}
