// style: 2021
// other names: `BindableState` is nothing (each property can be bound); `.binding()` of a reducer is `BindingReducer()`;
//   `case .binding(\.$email)` is `case .binding(\.email)`.
// no equivalent: `viewStore.binding(\.$email)` (use `$store.email`).

import Combine
import ComposableArchitecture
import SwiftUI

struct SignInState: Equatable {
  @BindableState var email = ""
  @BindableState var passphrase = ""
  @BindableState var remembers = true
  var isValid = false
  var isBusy = false
  var problem: String?
}

enum SignInAction: BindableAction, Equatable {
  case binding(BindingAction<SignInState>)
  case signInButtonTapped
  case signInResponse(Result<String, SignInError>)
}

enum SignInError: Error, Equatable {
  case wrong
  case offline
}

struct SignInEnvironment {
  var authenticate: (_ email: String, _ passphrase: String) -> AnyPublisher<String, SignInError>
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var storeSession: (String) -> Effect<Never, Never>
}

let signInReducer = Reducer<SignInState, SignInAction, SignInEnvironment> { state, action, environment in
  switch action {
  case .binding(\.$email), .binding(\.$passphrase):
    state.isValid = state.email.contains("@") && state.passphrase.count > 7
    return .none

  case .binding:
    return .none

  case .signInButtonTapped:
    state.isBusy = true
    state.problem = nil
    return environment.authenticate(state.email, state.passphrase)
      .receive(on: environment.mainQueue)
      .catchToEffect(SignInAction.signInResponse)

  case .signInResponse(.success(let session)):
    state.isBusy = false
    guard state.remembers else { return .none }
    return environment.storeSession(session).fireAndForget()

  case .signInResponse(.failure(let error)):
    state.isBusy = false
    state.problem = error == .wrong ? "Wrong email or password" : "You are offline"
    return .none
  }
}
.binding()

struct SignInView: View {
  let store: Store<SignInState, SignInAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Form {
        TextField("Email", text: viewStore.binding(\.$email))
        SecureField("Password", text: viewStore.binding(\.$passphrase))
        Toggle("Remember me", isOn: viewStore.binding(\.$remembers))
        if let problem = viewStore.problem { Text(problem) }
        Button("Sign in") { viewStore.send(.signInButtonTapped) }
          .disabled(!viewStore.isValid || viewStore.isBusy)
      }
    }
  }
}
