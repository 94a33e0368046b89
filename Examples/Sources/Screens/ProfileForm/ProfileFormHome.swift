import Foundation
import Headgate

/// The public profile. It presents the form.
@Reducer
struct ProfileFormHome {
  /// The profile and the presented form.
  @ObservableState
  struct State: Equatable {
    var profile: ProfileFormProfile
    var savedAt: Date?
    @Presents var form: ProfileForm.State?
  }

  /// The actions of the screen.
  enum Action {
    case editButtonTapped
    case form(PresentationAction<ProfileForm.Action>)
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.form = ProfileForm.State(profile: state.profile)
        return .none

      case .form(.presented(.delegate(.saved(let profile)))):
        state.profile = profile
        state.savedAt = now
        return .none

      case .form:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ProfileForm()
    }
  }
}
