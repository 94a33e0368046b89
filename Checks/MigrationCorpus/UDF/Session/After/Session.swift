import Foundation
import HeadgateUDF

public class SessionCache {
  public var tokens: [String] = []
  public init() {}
}

public struct SessionState: Sendable {
  public var user: String?
  public var cache = SessionCache()

  public init() {}
}

public struct SessionStarted: Action {
  public let user: String
  public let completion: () -> Void

  public init(user: String, completion: @escaping () -> Void) {
    self.user = user
    self.completion = completion
  }
}

public func sessionReducer(state: inout SessionState, action: Action) {
  guard let action = action as? SessionStarted else { return }
  state.user = action.user
  state.cache.tokens.append(action.user)
}
