internal import HeadgateSupport

/// Reports calls of endpoints that have no implementation. The expansion of `@DependencyEndpoint` calls it.
public enum _DependencyEndpointIssue {
  /// Reports the call of an endpoint without an implementation: a test failure in a test, a warning in an app.
  ///
  /// - Parameters:
  ///   - endpoint: The client and the endpoint, as in `Client.fetch`.
  ///   - fileID: The call site that the report names.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The error for the caller to throw. An effect that ends with it reports nothing more.
  @discardableResult
  public static func report(
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Unimplemented {
    if !BesideReductions.areCurrent, AnswerSlot.inReduction?.noteUnrecorded(endpoint) != true {
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .report(DependencyMessages.unimplementedEndpoint(endpoint))
    }
    return Unimplemented(endpoint, isReported: true)
  }
}
