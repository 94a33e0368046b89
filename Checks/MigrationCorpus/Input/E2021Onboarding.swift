// style: 2021
// other names: `SwitchStore` and `CaseLet` are `switch store.case`; a pullback along `/OnboardingState.welcome` is an enum reducer.
// no equivalent: a state enum whose reducers are pulled back one by one (use `@Reducer enum`).

import ComposableArchitecture
import SwiftUI

enum OnboardingState: Equatable {
  case welcome(WelcomeState)
  case permissions(PermissionsState)
  case finished
}

struct WelcomeState: Equatable {
  var name = ""
}

struct PermissionsState: Equatable {
  var allowsNotifications = false
  let name: String
}

enum OnboardingAction: Equatable {
  case welcome(WelcomeAction)
  case permissions(PermissionsAction)
}

enum WelcomeAction: Equatable {
  case nameChanged(String)
  case nextButtonTapped
}

enum PermissionsAction: Equatable {
  case askButtonTapped
  case answered(Bool)
}

struct OnboardingEnvironment {
  var askForNotifications: () -> Effect<Bool, Never>
}

let welcomeReducer = Reducer<WelcomeState, WelcomeAction, Void> { state, action, _ in
  if case .nameChanged(let name) = action { state.name = name }
  return .none
}

let permissionsReducer = Reducer<PermissionsState, PermissionsAction, OnboardingEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .askButtonTapped:
    return environment.askForNotifications().map(PermissionsAction.answered)
  case .answered(let isAllowed):
    state.allowsNotifications = isAllowed
    return .none
  }
}

let onboardingReducer = Reducer<OnboardingState, OnboardingAction, OnboardingEnvironment>.combine(
  welcomeReducer.pullback(
    state: /OnboardingState.welcome,
    action: /OnboardingAction.welcome,
    environment: { _ in () }
  ),
  permissionsReducer.pullback(
    state: /OnboardingState.permissions,
    action: /OnboardingAction.permissions,
    environment: { $0 }
  ),
  Reducer { state, action, _ in
    switch action {
    case .welcome(.nextButtonTapped):
      guard case .welcome(let welcome) = state else { return .none }
      state = .permissions(PermissionsState(name: welcome.name))
      return .none
    case .permissions(.answered):
      state = .finished
      return .none
    case .welcome, .permissions:
      return .none
    }
  }
)

struct OnboardingView: View {
  let store: Store<OnboardingState, OnboardingAction>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: /OnboardingState.welcome, action: OnboardingAction.welcome) { store in
        WithViewStore(store) { viewStore in
          TextField("Name", text: viewStore.binding(get: \.name, send: WelcomeAction.nameChanged))
          Button("Next") { viewStore.send(.nextButtonTapped) }
        }
      }
      CaseLet(state: /OnboardingState.permissions, action: OnboardingAction.permissions) { store in
        WithViewStore(store) { viewStore in
          Button("Allow notifications") { viewStore.send(.askButtonTapped) }
        }
      }
      Default { Text("Welcome") }
    }
  }
}
