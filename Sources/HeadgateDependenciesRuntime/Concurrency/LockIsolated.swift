import HeadgateSupport

/// A value behind a lock, for state that `@Sendable` closures share.
///
/// The thread that is inside one of its closures may ask for the value again: it gets the value as it was before the closure.
///
/// ```swift
/// let count = LockIsolated(0)
/// count.withValue { $0 += 1 }
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Sendable: `current` is copied and replaced with the lock held only. Neither runs other code, so that no two accesses
  // overlap, also when the thread that holds the lock takes it again.
  private let lock = RecursiveLock()
  private var current: Value

  /// Puts a value behind a lock.
  ///
  /// ```swift
  /// let names = LockIsolated<[String]>([])
  /// ```
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    current = try value()
  }

  /// Runs a closure with the lock held, and keeps what it makes of the value.
  ///
  /// The closure works on a copy, which becomes the value at its end. So it may ask for the same value again, and what it
  /// sets by that way is lost; and a change of a large container costs a copy of it. A value that is replaced goes after
  /// the lock is open.
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
    lock.lock()
    var value = current
    defer {
      swap(&value, &current)
      lock.unlock()
      withExtendedLifetime(value) {}
    }
    return try operation(&value)
  }

  /// Replaces the value; the new one is computed with the lock held, and the old one goes after the lock is open.
  ///
  /// ```swift
  /// let count = LockIsolated(0)
  /// count.setValue(count.value + 3)
  /// ```
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try withValue { value in value = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// A copy of a member of the value.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}
