internal import HeadgateSupport

/// The report of an endpoint that was called though nobody gave it; called by what `@DependencyEndpoint` expands to.
///
/// ```swift
/// let fetch: @Sendable (Int) -> String = { _ in
///   DependencyEndpointIssue.report("Client.fetch")
///   return ""
/// }
/// ```
public enum DependencyEndpointIssue {
  /// Reports a call of an endpoint that nobody gave: a test failure in a test, a warning in an app.
  ///
  /// - Parameters:
  ///   - endpoint: The client and the endpoint, as in `Client.fetch`.
  ///   - fileID: The place of the report.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public static func report(
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(DependencyMessages.unimplementedEndpoint(endpoint))
  }
}
