internal import HeadgateSupport

/// A function for code that must never run; see ``DependencyValues/assertionFailure``.
public struct AssertionFailureEffect: Sendable {
  private let fail: @Sendable (() -> String, AssertionEffect.Place) -> Void

  /// Creates an effect that calls a closure on each failure.
  ///
  /// ```swift
  /// let loud = AssertionFailureEffect { message, _ in print(message()) }
  /// ```
  public init(_ fail: @escaping @Sendable (() -> String, AssertionEffect.Place) -> Void) {
    self.fail = fail
  }

  /// Fails because code ran that must never run.
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
  ///   - message: The message of the failure.
  ///   - fileID: The call site that the failure names.
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
  /// Fails in debug builds, like `Swift.assertionFailure`. In a test, the failure is reported and the test continues.
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
