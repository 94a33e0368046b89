import Foundation
import Headgate

/// The form with which a hiker signs in.
@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable {
    var name = ""
    @Redacted var password = ""  // near-miss: secret-payload
    var isPasswordVisible = false
    var isSigningIn = false
    var problem: String?
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: BindableAction {
      case binding(BindingAction<SignIn.State>)
      case passwordVisibilityChanged(isPasswordVisible: Bool)  // near-miss: secret-payload
      case signInButtonTapped
      case storedAccountChosen(name: String, password: String)  // flags: secret-payload
    }

    enum Delegate: Equatable {
      case hikerSignedIn(Hiker)
      case sessionStarted(accessToken: String)  // flags: secret-payload
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case signInFinished(Hiker, token: Redacted<String>)  // near-miss: secret-payload
      case signInFailed(TrailError)
    }
  }

  @Dependency(\.trails) var trails

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer(action: \.view)  // near-miss: binding-without-reducer
      Reduce { state, action in
        switch action.opened {
        case .view(.binding(\.name)):
          state.problem = nil
          return .none

        case .view(.binding):
          return .none

        case .view(.passwordVisibilityChanged(let isPasswordVisible)):
          state.isPasswordVisible = isPasswordVisible
          return .none

        case .view(.storedAccountChosen(let name, let password)):
          state.name = name
          state.password = password
          return signIn(&state)

        case .view(.signInButtonTapped):
          return signIn(&state)

        case .internal(.signInFinished(let hiker, _)):
          state.isSigningIn = false
          return .send(.delegate(.hikerSignedIn(hiker)))

        case .internal(.signInFailed(let error)):
          state.isSigningIn = false
          state.problem = error == .wrongPassword ? "The password is wrong." : "You are offline."
          return .none

        case .delegate:
          return .none
        }
      }
    }
  }

  private func signIn(_ state: inout State) -> EffectOf<Self> {
    state.isSigningIn = true
    return .run { [name = state.name, password = state.password] send in
      let hiker = try await trails.signIn(name, password)
      await send(.internal(.signInFinished(hiker, token: Redacted(hiker.name))))
    } catch: { error, send in
      await send(.internal(.signInFailed(error as? TrailError ?? .offline)))
    }
  }
}
