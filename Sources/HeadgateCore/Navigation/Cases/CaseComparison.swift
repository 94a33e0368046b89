public import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// What expansions of `@Reducer` on an enum compare payloads with: the compiler picks the function that knows most.
///
/// ```swift
/// assert(_CaseComparison.isEqual(1, 1))
/// ```
public enum _CaseComparison {
  /// Whether two payloads are equal.
  ///
  /// ```swift
  /// assert(_CaseComparison.isEqual(1, 1))
  /// ```
  @inlinable
  public static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

  /// Whether two payloads are equal whose type may not be equatable: then they are not, which is reported once for the type.
  ///
  /// When a property is set nothing is reported: there the comparison only decides whether observers are told.
  ///
  /// ```swift
  /// assert(!_CaseComparison.isEqual(Plain(), Plain()))
  /// ```
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

  /// Whether two values of an enum that are both in a case carry equal payloads there.
  ///
  /// ```swift
  /// assert(_CaseComparison.isEqual(lhs, rhs, at: State.allCasePaths.edit))
  /// ```
  @inlinable
  public static func isEqual<Root, Value: Equatable>(_ lhs: Root, _ rhs: Root, at path: AnyCasePath<Root, Value>)
    -> Bool
  {
    path.extract(lhs) == path.extract(rhs)
  }

  /// As above, for payloads whose type may not be equatable.
  ///
  /// ```swift
  /// assert(!_CaseComparison.isEqual(lhs, rhs, at: State.allCasePaths.plain))
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func isEqual<Root, Value>(_ lhs: Root, _ rhs: Root, at path: AnyCasePath<Root, Value>) -> Bool {
    guard let left = path.extract(lhs), let right = path.extract(rhs) else { return false }
    return isEqual(left, right)
  }

  /// The id of what a case carries.
  ///
  /// ```swift
  /// let id = _CaseComparison.id(of: state, at: State.allCasePaths.row)
  /// ```
  @inlinable
  public static func id<Root, Value: Identifiable>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable? {
    path.extract(root).map { AnyHashable($0.id) }
  }

  /// Nil, for what has no id; it is not looked at.
  ///
  /// ```swift
  /// assert(_CaseComparison.id(of: state, at: State.allCasePaths.edit) == nil)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func id<Root, Value>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable? { nil }

  /// What tells apart the states of an enum reducer in an enum reducer: the case, and the id of what that carries.
  ///
  /// ```swift
  /// let id = _CaseComparison.id(of: state, at: State.allCasePaths.inner)
  /// ```
  @inlinable
  public static func id<Root, Value: CaseReducerState>(of root: Root, at path: AnyCasePath<Root, Value>) -> AnyHashable?
  {
    path.extract(root).map { caseIdentity($0) }
  }

  /// Whether what a case carries goes after an action.
  ///
  /// ```swift
  /// let goes = _CaseComparison.goes(
  ///   state, at: State.allCasePaths.alert, after: action, at: Action.allCasePaths.alert
  /// )
  /// ```
  @inlinable
  public static func goes<Root, Action, Value: EphemeralState>(
    _ root: Root,
    at path: AnyCasePath<Root, Value>,
    after action: Action,
    at actionPath: AnyCasePath<Action, Value.Action>
  ) -> Bool {
    guard let own = actionPath.extract(action), let value = path.extract(root) else { return false }
    return value._isDismissed(after: own)
  }

  /// No, for what stays; it is not looked at.
  ///
  /// ```swift
  /// let goes = _CaseComparison.goes(
  ///   state, at: State.allCasePaths.edit, after: action, at: Action.allCasePaths.edit
  /// )
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func goes<Root, Action, Value, ValueAction>(
    _ root: Root,
    at path: AnyCasePath<Root, Value>,
    after action: Action,
    at actionPath: AnyCasePath<Action, ValueAction>
  ) -> Bool { false }
}
