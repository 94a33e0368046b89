import HeadgateSupport

/// A value that a lock protects, for state that `@Sendable` closures share.
///
/// The lock is recursive. A thread that reads the value inside `withValue(_:)` gets the value from before the closure.
///
/// ```swift
/// let count = LockIsolated(0)
/// count.withValue { $0 += 1 }
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Sendable: `current` is copied and replaced only while the lock is held. Neither operation runs other code. So
  // accesses never overlap, even when the thread that holds the lock locks it again.
  private let lock = RecursiveLock()
  private var current: Value

  /// Creates a value that a lock protects.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    current = try value()
  }

  /// Runs a closure on a copy of the value with the lock held, and then stores the copy.
  ///
  /// A nested `withValue(_:)` on the same value is allowed, but its changes are lost. A change of a large container
  /// copies the container. The old value is released after the lock is unlocked.
  ///
  /// - Parameter operation: Reads and changes the copy.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. Changes made before the error are stored.
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

  /// Replaces the value.
  ///
  /// The new value is computed with the lock held. The old value is released after the lock is unlocked.
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
