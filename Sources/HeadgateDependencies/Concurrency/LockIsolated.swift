import HeadgateSupport

/// A value behind a lock, for state that `@Sendable` closures share.
///
/// ```swift
/// let count = LockIsolated(0)
/// count.withValue { $0 += 1 }
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let locked: Locked<Value>

  /// Puts a value behind a lock.
  ///
  /// ```swift
  /// let names = LockIsolated<[String]>([])
  /// ```
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    locked = Locked(try value())
  }

  /// Runs a closure with the lock held; it must not ask for the same value again.
  ///
  /// ```swift
  /// let names = LockIsolated(["a"])
  /// names.withValue { $0.append("b") }
  /// ```
  ///
  /// - Parameter operation: Reads and changes the value.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; its changes stay.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try locked.withLock { value throws in try operation(&value) }
  }

  /// Replaces the value.
  ///
  /// ```swift
  /// let count = LockIsolated(0)
  /// count.setValue(3)
  /// ```
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try locked.withLock { value throws in value = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value { locked.withLock { $0 } }

  /// A copy of a member of the value.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}
