// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

@Reducer
struct DriverLogin {

  struct Credentials: Equatable, Sendable {
    var name = ""
    var code = ""
  }

  @ObservableState
  struct State: Equatable {
    var credentials = Credentials()
    var isChecking = false // flags: progressive-flags
    var isChecked = false
    var checkFailed = false
    var attempts = 0
  }

  enum Action: Equatable { // flags: action-sendable, group-actions
    /// The user typed a name.
    /// - Parameter name: The text.
    case nameChanged(name: String)
    case nameCleared
    case nameFocused
    /// The user typed a password.
    /// - Parameter password: The text.
    case passwordChanged(password: String) // flags: secret-payload
    /// The user typed another password, for the second field.
    /// - Parameter text: The text, which logs do not show.
    case passwordRepeated(text: Redacted<String>) // near-miss: secret-payload
    case passwordForgotten // near-miss: secret-payload
    case loginButtonTapped
    /// The server accepts the driver.
    /// - Parameter name: The name of the driver.
    case driverAccepted(name: String)
    /// The server refuses the driver.
    /// - Parameter error: The reason.
    case driverRefused(error: LoginFailure) // near-miss: equatable-error-payload
    /// The answer of the second factor.
    /// - Parameter result: Whether the code is correct.
    case codeChecked(result: TaskResult<Bool>) // flags: task-result
    case click // flags: action-name
  }

  struct LoginFailure: Error, Equatable { let reason: String }

  private enum Request { case login }

  @Dependency(\.driverClient) var client
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .nameChanged(name): state.credentials.name = name
      case .nameCleared: state.credentials.name = ""
      case let .passwordChanged(password): state.credentials.code = password
      case .nameFocused, .passwordRepeated, .passwordForgotten, .click: break
      case .loginButtonTapped:
        state.isChecking = true
        state.attempts += withRandomNumberGenerator { Int.random(in: 1...1, using: &$0) } // near-miss: ambient-nondeterminism
        return .merge(login(state.credentials), code(for: state.credentials.name))
      case .driverAccepted: (state.isChecking, state.isChecked) = (false, true)
      case .driverRefused: (state.isChecking, state.checkFailed) = (false, true)
      case .codeChecked(result: .success(true)): state.isChecked = true
      case .codeChecked: state.checkFailed = true
      }
      return .none
    }
  }

  private func login(_ credentials: Credentials) -> Effect<Action> {
    .run { send in
      try await Task.sleep(for: .seconds(1)) // flags: ambient-nondeterminism
      let name = try await client.login(credentials.name, credentials.code)
      await send(.driverAccepted(name: name)) // near-miss: response-without-failure
    } catch: { error, send in
      await send(.driverRefused(error: LoginFailure(reason: "\(error)")))
    }
    .cancellable(id: Request.login)
  }

  private func code(for name: String) -> Effect<Action> {
    .run { send in
      await send(.codeChecked(result: TaskResult { try await client.code(name) }))
    }
    .cancellable(id: Request.login) // flags: shared-cancel-id
  }
}

struct DriverLoginView: View {
  let store: StoreOf<DriverLogin>
  @State private var password = ""

  var body: some View {
    Form {
      TextField("Name", text: Binding(get: { store.credentials.name }, set: { store.send(.nameChanged(name: $0)) }))
        .onTapGesture { store.send(.nameFocused) }
      SecureField("Password", text: $password)
        .onChange(of: password) { store.send(.passwordChanged(password: password)) }
      Button("Clear") { store.send(.nameCleared) }
      Button("Forgot?") { store.send(.passwordForgotten) }
      Button("Log in") { store.send(.loginButtonTapped) }
      Button("?") { store.send(.click) }
    }
  }
}
