/// Dispatches actions from any thread. A connector passes it to props instead of the store.
///
/// ```swift
/// func props(of state: Int, _ dispatcher: any ActionDispatcher) -> CounterProps {
///   CounterProps(title: "\(state)", tap: { dispatcher.dispatch(Tapped()) })
/// }
/// ```
public protocol ActionDispatcher: Sendable {
  /// Takes an action and returns immediately. The action is reduced after all earlier actions.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The call site, for events and messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  func dispatch(_ action: any Action, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension ActionDispatcher {
  /// Takes an action and returns immediately. The action is reduced after all earlier actions.
  ///
  /// ```swift
  /// dispatcher.dispatch(Tapped())
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The call site, for events and messages.
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
