/// Takes actions, from any thread: what a connector hands to props in place of the store.
///
/// ```swift
/// func props(of state: Int, _ dispatcher: any ActionDispatcher) -> CounterProps {
///   CounterProps(title: "\(state)", tap: { dispatcher.dispatch(Tapped()) })
/// }
/// ```
public protocol ActionDispatcher: Sendable {
  /// Takes an action and returns at once; it is reduced after all that were taken before it.
  ///
  /// ```swift
  /// dispatcher.dispatch(Tapped(), fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - fileID: The place, for events and messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  func dispatch(_ action: any Action, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension ActionDispatcher {
  /// Takes an action of this place and returns at once; it is reduced after all that were taken before it.
  ///
  /// ```swift
  /// dispatcher.dispatch(Tapped())
  /// ```
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - fileID: The place, for events and messages.
  ///   - path: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public func dispatch(
    _ action: any Action,
    fileID: StaticString = #fileID,
    path: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    dispatch(action, fileID: fileID, filePath: path, line: line, column: column)
  }
}
