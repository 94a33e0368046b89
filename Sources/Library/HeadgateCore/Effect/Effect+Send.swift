public import HeadgateSupport

extension Effect {
  /// An effect that immediately adds an action to the end of the store's queue.
  ///
  /// ```swift
  /// case .userLoaded(let user): return .send(.delegate(.userLoggedIn(user)))
  /// ```
  @inlinable
  public static func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(.send(SentAction(action, callSite: callSite)))
  }
}
