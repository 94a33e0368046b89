import Foundation
import HeadgateUDF

public struct AuthState: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    case loggedOut
    case loggingIn(name: String)
    case loggedIn(User)
  }

  public var status = Status.loggedOut
  public var problem: String?

  public init() {}
}

public struct User: Equatable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

public struct LoginTapped: Action, Equatable {
  public let name: String

  public init(name: String) { self.name = name }
}

public struct LoggedIn: Action, Equatable {
  public let user: User

  public init(user: User) { self.user = user }
}

public struct LoginFailed: Action {
  public let error: Error

  public init(error: Error) { self.error = error }
}

public struct LoggedOut: Action, Equatable {
  public init() {}
}

public func authReducer(state: inout AuthState, action: Action) {
  switch action {
  case let action as LoginTapped:
    state.status = .loggingIn(name: action.name)
    state.problem = nil
  case let action as LoggedIn:
    state.status = .loggedIn(action.user)
  case let action as LoginFailed:
    state.status = .loggedOut
    state.problem = "\(action.error)"
  case is LoggedOut:
    state.status = .loggedOut
  default:
    break
  }
}
