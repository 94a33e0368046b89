import Foundation
import Headgate

/// A signed-in user and the token for requests.
nonisolated struct LoginSession: Equatable, Sendable {
  var displayName: String
  var token: String
}

/// A pending second factor: the target of the code and its lifetime in seconds.
struct LoginChallenge: Equatable, Identifiable, Sendable {
  let id: String
  var lifetime: Int
  var maskedPhone: String
}

/// The server's response to a correct password.
@CasePathable
enum LoginOutcome: Equatable, Sendable {
  case secondFactor(LoginChallenge)
  case session(LoginSession)
}

/// The failures that the login screens distinguish. Every other error counts as a connection problem.
enum LoginFailure: Error, Equatable {
  case lockedOut(until: Date)
  case wrongCode(attemptsLeft: Int)
  case wrongPassword
}

/// The account server for the login screens.
@DependencyClient
struct LoginClient: Sendable {
  var resendCode: @Sendable (_ challenge: LoginChallenge) async throws -> LoginChallenge
  var restoreSession: @Sendable () async throws -> LoginSession?
  var signIn: @Sendable (_ email: String, _ password: String) async throws -> LoginOutcome
  var signOut: @Sendable () async throws -> Void
  var verify: @Sendable (_ challenge: LoginChallenge, _ code: String) async throws -> LoginSession
}

extension LoginClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}
