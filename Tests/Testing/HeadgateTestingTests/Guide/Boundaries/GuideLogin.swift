// snippet: gated-feature
import Headgate

@Reducer
struct GuideLogin {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isBusy = false
  }

  enum Action: GatedAction, Equatable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)

    enum View: Equatable { case nameChanged(String), loginButtonTapped }
    enum Delegate: Equatable { case userLoggedIn(GuideUser) }
    enum Interface: Equatable { case reset }
    @Sealed fileprivate enum InternalEvent: Equatable { case userLoaded(GuideUser), userLoadFailed }
  }

  @Dependency(\.guideUsers) var users

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.nameChanged(let name)):
        state.name = name
        return .none
      case .view(.loginButtonTapped):
        state.isBusy = true
        return .run { [users, name = state.name] send in
          await send(.internal(.userLoaded(try await users.login(name))))
        } catch: { _, send in
          await send(.internal(.userLoadFailed))
        }
      case .internal(.userLoaded(let user)):
        state.isBusy = false
        return .send(.delegate(.userLoggedIn(user)))
      case .internal(.userLoadFailed):
        state.isBusy = false
        return .none
      case .interface(.reset):
        state = State()
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
// snippet end
