import Foundation
import Headgate

/// The sheet that renames the account or, if allowed, deletes it.
@Reducer
struct SettingsAccount {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var draftName: String
    var isBusy = false
    var profile: SettingsProfile

    init(profile: SettingsProfile) {
      self.draftName = profile.name
      self.profile = profile
    }

    var canSave: Bool {
      !isBusy && draftName != profile.name && !draftName.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deletionFailed
    case saveResponse(Result<SettingsProfile, any Error>)
    case view(View)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case confirmDeletion
      case discardChanges
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case accountDeleted
      case profileChanged(SettingsProfile)
    }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<SettingsAccount.State>)
      case cancelButtonTapped
      case deleteButtonTapped
      case saveButtonTapped
    }
  }

  let allowsDeletion: Bool

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.settingsClient) var settingsClient

  nonisolated init(allowsDeletion: Bool) {
    self.allowsDeletion = allowsDeletion
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        state.isBusy = true
        return .run { send in
          try await settingsClient.deleteAccount()
          await send(.delegate(.accountDeleted))
        } catch: { _, send in
          await send(.deletionFailed)
        }

      case .alert(.presented(.discardChanges)):
        return .run { _ in await dismiss() }

      case .alert(.dismiss), .delegate:
        return .none

      case .deletionFailed:
        state.isBusy = false
        state.alert = .failed("The account was not deleted")
        return .none

      case .saveResponse(.failure):
        state.isBusy = false
        state.alert = .failed("The name was not saved")
        return .none

      case .saveResponse(.success(let profile)):
        state.isBusy = false
        state.draftName = profile.name
        state.profile = profile
        // The delegate action is sent first: after the sheet is dismissed, its actions are dropped.
        return .concatenate(
          .send(.delegate(.profileChanged(profile))),
          .run { _ in await dismiss() }
        )

      case .view(.binding):
        return .none

      case .view(.cancelButtonTapped):
        guard state.draftName == state.profile.name else {
          state.alert = .discardChanges
          return .none
        }
        return .run { _ in await dismiss() }

      case .view(.deleteButtonTapped):
        guard allowsDeletion, !state.isBusy else { return .none }
        state.alert = .confirmDeletion
        return .none

      case .view(.saveButtonTapped):
        guard state.canSave else { return .none }
        state.isBusy = true
        var profile = state.profile
        profile.name = state.draftName.trimmingCharacters(in: .whitespaces)
        return .run { [profile] send in
          await send(.saveResponse(Result { try await settingsClient.updateProfile(profile: profile) }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == SettingsAccount.Action.Alert {
  static var confirmDeletion: Self {
    AlertState {
      TextState("Delete your account?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("This cannot be undone.")
    }
  }

  static var discardChanges: Self {
    AlertState {
      TextState("Discard the new name?")
    } actions: {
      ButtonState(role: .destructive, action: .discardChanges) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) {
        TextState("Keep editing")
      }
    }
  }

  static func failed(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } message: {
      TextState("Check your connection and try again.")
    }
  }
}
