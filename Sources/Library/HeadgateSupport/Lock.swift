#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#elseif canImport(WinSDK)
  public import WinSDK
#endif

/// A value behind a lock. Copies share the value and the lock.
///
/// The lock is one of the system: `os_unfair_lock`, a pthread mutex, or a slim reader-writer lock. Thread sanitizer reports correct
/// uses of `Synchronization.Mutex` as races on Linux. A lock that protects no value of its own contains a byte. Thread
/// sanitizer reports an access to an empty value as an access to its neighbor.
@usableFromInline
package struct Locked<Value>: @unchecked Sendable {
  // Sendable: the value is accessed only with the lock held, and `withLock` passes it as `inout` for the duration of a call.
  @usableFromInline let storage: LockedStorage<Value>

  package init(_ value: sending Value) {
    storage = LockedStorage.make(value)
  }

  /// Whether both are copies of one lock.
  package func isSame(as other: Locked) -> Bool { storage === other.storage }

  /// Runs `body` with the lock held. A nested call inside `body` deadlocks.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    storage.lock()
    defer { storage.unlock() }
    return try storage.withUnsafeMutablePointerToHeader { (value) throws(Failure) in try body(&value.pointee) }
  }

  /// Stores a value, and returns the one that it replaces: what that one refers to is released without the lock.
  @inlinable
  @discardableResult
  package func exchange(_ new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}

#if canImport(Darwin)
  @usableFromInline typealias LockPrimitive = os_unfair_lock
#elseif canImport(WinSDK)
  @usableFromInline typealias LockPrimitive = SRWLOCK
#elseif os(WASI)
  @usableFromInline typealias LockPrimitive = UInt8
#else
  @usableFromInline typealias LockPrimitive = pthread_mutex_t
#endif

/// The value and the lock of a ``Locked``, in one object: the lock has a constant address.
@usableFromInline
final class LockedStorage<Value>: ManagedBuffer<Value, LockPrimitive> {
  static func make(_ value: sending Value) -> LockedStorage {
    // `create` makes an object of the class that it is called on.
    let storage = unsafeDowncast(create(minimumCapacity: 1) { _ in value }, to: LockedStorage.self)
    storage.withUnsafeMutablePointerToElements { primitive in
      #if canImport(Darwin)
        primitive.initialize(to: os_unfair_lock())
      #elseif canImport(WinSDK)
        primitive.initialize(to: SRWLOCK())
        InitializeSRWLock(primitive)
      #elseif os(WASI)
        primitive.initialize(to: 0)
      #else
        primitive.initialize(to: pthread_mutex_t())
        pthread_mutex_init(primitive, nil)
      #endif
    }
    return storage
  }

  // `ManagedBuffer` deinitializes the value; the lock is a trivial type.
  deinit {
    #if !canImport(Darwin) && !canImport(WinSDK) && !os(WASI)
      withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) }
    #endif
  }

  @usableFromInline
  func lock() {
    withUnsafeMutablePointerToElements { primitive in
      #if canImport(Darwin)
        os_unfair_lock_lock(primitive)
      #elseif canImport(WinSDK)
        AcquireSRWLockExclusive(primitive)
      #elseif os(WASI)
      #else
        _ = pthread_mutex_lock(primitive)
      #endif
    }
  }

  @usableFromInline
  func unlock() {
    withUnsafeMutablePointerToElements { primitive in
      #if canImport(Darwin)
        os_unfair_lock_unlock(primitive)
      #elseif canImport(WinSDK)
        ReleaseSRWLockExclusive(primitive)
      #elseif os(WASI)
      #else
        _ = pthread_mutex_unlock(primitive)
      #endif
    }
  }
}
