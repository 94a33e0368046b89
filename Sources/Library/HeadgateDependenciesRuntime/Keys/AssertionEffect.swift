internal import HeadgateSupport

/// A function that checks conditions; see ``DependencyValues/assert`` and ``DependencyValues/precondition``.
public struct AssertionEffect: Sendable {
  /// The call site of a check.
  public struct Place: Sendable {
    /// The file and its module, in the format of `#fileID`.
    public var fileID: StaticString
    /// The path of the file, in the format of `#filePath`.
    public var filePath: StaticString
    /// The line, from 1.
    public var line: UInt
    /// The column, from 1.
    public var column: UInt
  }

  private let check: @Sendable (() -> Bool, () -> String, Place) -> Void

  /// Creates an effect from a closure, which evaluates the condition and the message when it needs them.
  ///
  /// ```swift
  /// let loud = AssertionEffect { condition, message, _ in
  ///   if !condition() { print(message()) }
  /// }
  /// ```
  public init(_ check: @escaping @Sendable (() -> Bool, () -> String, Place) -> Void) {
    self.check = check
  }

  /// Checks a condition.
  ///
  /// ```swift
  /// func half(_ number: Int) -> Int {
  ///   @Dependency(\.assert) var assert
  ///   assert(number.isMultiple(of: 2), "an odd number")
  ///   return number / 2
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - message: The message of a failure.
  ///   - fileID: The call site that the failure names.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    check(condition, message, Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a check whose failure is reported as an issue; the program continues.
  static func reporting(_ kind: String) -> AssertionEffect {
    AssertionEffect { condition, message, callSite in
      guard !condition() else { return }
      CallSite(fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line, column: callSite.column)
        .report(DependencyMessages.failedAssertion(kind: kind, message: message()))
    }
  }
}

extension DependencyValues {
  /// Checks a condition in debug builds, like `Swift.assert`. In a test, a failure is reported and the test continues.
  ///
  /// ```swift
  /// struct Half {
  ///   @Dependency(\.assert) var assert
  /// }
  /// ```
  public var assert: AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks a condition in every build, like `Swift.precondition`. In a test, a failure is reported and the test
  /// continues.
  ///
  /// ```swift
  /// struct Half {
  ///   @Dependency(\.precondition) var precondition
  /// }
  /// ```
  public var precondition: AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue = AssertionEffect { condition, message, callSite in
    Swift.assert(condition(), message(), file: callSite.filePath, line: callSite.line)
  }
  static let testValue = AssertionEffect.reporting("An assertion")
}

private enum PreconditionKey: DependencyKey {
  static let liveValue = AssertionEffect { condition, message, callSite in
    Swift.precondition(condition(), message(), file: callSite.filePath, line: callSite.line)
  }
  static let testValue = AssertionEffect.reporting("A precondition")
}
