internal import HeadgateSupport

/// What checks a condition that the code relies on; see ``DependencyValues/assert`` and ``DependencyValues/precondition``.
///
/// ```swift
/// let quiet = AssertionEffect { _, _, _ in }
/// ```
public struct AssertionEffect: Sendable {
  /// Where a condition is checked.
  public struct Place: Sendable {
    /// The file with its module, as `#fileID` gives it.
    public var fileID: StaticString
    /// The file's path, as `#filePath` gives it.
    public var filePath: StaticString
    /// The line, from 1.
    public var line: UInt
    /// The column, from 1.
    public var column: UInt
  }

  private let check: @Sendable (() -> Bool, () -> String, Place) -> Void

  /// Conditions are handed to a closure, which asks for them and for the message if it wants to.
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
  ///   - condition: What must hold.
  ///   - message: What is said when it does not.
  ///   - fileID: The place of the failure.
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

  /// A check whose failure is an issue and no trap.
  static func reporting(_ kind: String) -> AssertionEffect {
    AssertionEffect { condition, message, callSite in
      guard !condition() else { return }
      CallSite(fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line, column: callSite.column)
        .report(DependencyMessages.failedAssertion(kind: kind, message: message()))
    }
  }
}

extension DependencyValues {
  /// Checks a condition in debug builds: `Swift.assert`, except that a test is told of a failure and goes on.
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

  /// Checks a condition in every build: `Swift.precondition`, except that a test is told of a failure and goes on.
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
