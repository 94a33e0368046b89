internal import HeadgateSupport

/// What is told of a place that the code should never reach; see ``DependencyValues/assertionFailure``.
///
/// ```swift
/// let quiet = AssertionFailureEffect { _, _ in }
/// ```
public struct AssertionFailureEffect: Sendable {
  private let fail: @Sendable (() -> String, AssertionEffect.Place) -> Void

  /// Failures are handed to a closure.
  ///
  /// ```swift
  /// let loud = AssertionFailureEffect { message, _ in print(message()) }
  /// ```
  public init(_ fail: @escaping @Sendable (() -> String, AssertionEffect.Place) -> Void) {
    self.fail = fail
  }

  /// Tells that a place was reached that should not be.
  ///
  /// ```swift
  /// func name(of number: Int) -> String {
  ///   if number == 1 { return "one" }
  ///   @Dependency(\.assertionFailure) var assertionFailure
  ///   assertionFailure("no name for \(number)")
  ///   return ""
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - message: What is said.
  ///   - fileID: The place of the failure.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(message, AssertionEffect.Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension DependencyValues {
  /// Fails in debug builds: `Swift.assertionFailure`, except that a test is told of it and goes on.
  ///
  /// ```swift
  /// struct Names {
  ///   @Dependency(\.assertionFailure) var assertionFailure
  /// }
  /// ```
  public var assertionFailure: AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue = AssertionFailureEffect { message, callSite in
    Swift.assertionFailure(message(), file: callSite.filePath, line: callSite.line)
  }

  static let testValue = AssertionFailureEffect { message, callSite in
    CallSite(fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line, column: callSite.column)
      .report(DependencyMessages.failedAssertion(kind: "An assertion", message: message()))
  }
}
