public import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// Called by macro expansions.
// Overloads let the compiler pick the function for the conformances of a payload.
public enum _CaseComparison {
  /// Called by macro expansions.
  @inlinable
  public static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

  /// Called by macro expansions.
  // For a payload type that may not be `Equatable`. If it is not, the payloads are unequal, and this is reported once per
  // type. The comparison of a property that is set reports nothing: it only decides whether observers are notified.
  @_disfavoredOverload
  public static func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    func compare<Known: Equatable>(_ lhs: Known) -> Bool { rhs as? Known == lhs }
    if let lhs = lhs as? any Equatable { return compare(lhs) }
    guard !ReductionFrame.isInComparison else { return false }
    guard reported.withLock({ $0.insert(ObjectIdentifier(Value.self)).inserted }) else { return false }
    reportMistake(
      CoreMessages.notEquatable(Value.self),
      fileID: #fileID,
      filePath: #filePath,
      line: #line,
      column: #column
    )
    return false
  }

  private static let reported = Locked<Set<ObjectIdentifier>>([])

  /// Called by macro expansions.
  // Returns whether both values are in the case and have equal payloads.
  @inlinable
  public static func isEqual<Root, Value: Equatable>(_ lhs: Root, _ rhs: Root, at path: AnyCasePath<Root, Value>)
    -> Bool
  {
    path.extract(lhs) == path.extract(rhs)
  }

  /// Called by macro expansions.
  // The same for a payload type that may not be `Equatable`.
  @inlinable
  @_disfavoredOverload
  public static func isEqual<Root, Value>(_ lhs: Root, _ rhs: Root, at path: AnyCasePath<Root, Value>) -> Bool {
    guard let left = path.extract(lhs), let right = path.extract(rhs) else { return false }
    return isEqual(left, right)
  }

  /// Called by macro expansions.
  @inlinable
  public static func id<Root, Value: Identifiable>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable? {
    path.extract(root).map { AnyHashable($0.id) }
  }

  /// Called by macro expansions.
  // Returns nil without extracting the payload: its type has no id.
  @inlinable
  @_disfavoredOverload
  public static func id<Root, Value>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable? { nil }

  /// Called by macro expansions.
  // The identity of a nested enum reducer's state: its case, and the id of its payload.
  @inlinable
  public static func id<Root, Value: CaseReducerState>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable?
  {
    path.extract(root).map { caseIdentity($0) }
  }

  /// Called by macro expansions.
  // Returns whether the ephemeral payload of a case is dismissed after an action.
  @inlinable
  public static func isDismissed<Root, Action, Value: EphemeralState>(
    _ root: Root,
    at path: AnyCasePath<Root, Value>,
    after action: Action,
    at actionPath: AnyCasePath<Action, Value.Action>
  ) -> Bool {
    guard let own = actionPath.extract(action), let value = path.extract(root) else { return false }
    return value._isDismissed(after: own)
  }

  /// Called by macro expansions.
  // Returns false without extracting the payload: its type is not ephemeral.
  @inlinable
  @_disfavoredOverload
  public static func isDismissed<Root, Action, Value, ValueAction>(
    _ root: Root,
    at path: AnyCasePath<Root, Value>,
    after action: Action,
    at actionPath: AnyCasePath<Action, ValueAction>
  ) -> Bool { false }

  /// Called by macro expansions.
  // Returns whether the ephemeral payload of an ignored case is dismissed after an action of the case with the same name.
  public static func isDismissed<Root: CasePathable, Action: CasePathable>(_ root: Root, after action: Action) -> Bool {
    guard let cases = EphemeralCases<Root>(of: Action.self, namedAlike: true) else { return false }
    return withUnsafePointer(to: action) { cases.isDismissed(root, after: $0) }
  }
}
