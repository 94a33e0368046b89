#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// A value behind a lock.
///
/// The lock is one of the system: `os_unfair_lock`, a pthread mutex, or a slim reader-writer lock. Thread sanitizer reports correct
/// uses of `Synchronization.Mutex` as races on Linux. A lock that protects no value of its own contains a byte. Thread
/// sanitizer reports an access to an empty value as an access to its neighbor.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  // Sendable: `value` is accessed only with the lock held, and `withLock` passes it as `inout` for the duration of a call. No two
  // accesses overlap, so the run-time check for overlaps is disabled.
  #if canImport(Darwin)
    private typealias Primitive = os_unfair_lock
  #elseif canImport(WinSDK)
    private typealias Primitive = SRWLOCK
  #elseif os(WASI)
    private typealias Primitive = UInt8
  #else
    private typealias Primitive = pthread_mutex_t
  #endif
  private let primitive: UnsafeMutablePointer<Primitive>
  @exclusivity(unchecked) @usableFromInline var value: Value

  package init(_ value: sending Value) {
    self.value = value
    primitive = .allocate(capacity: 1)
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

  deinit {
    #if !canImport(Darwin) && !canImport(WinSDK) && !os(WASI)
      pthread_mutex_destroy(primitive)
    #endif
    primitive.deallocate()
  }

  /// Runs `body` with the lock held. A nested call inside `body` deadlocks.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body(&value)
  }

  @usableFromInline
  func lock() {
    #if canImport(Darwin)
      os_unfair_lock_lock(primitive)
    #elseif canImport(WinSDK)
      AcquireSRWLockExclusive(primitive)
    #elseif os(WASI)
    #else
      pthread_mutex_lock(primitive)
    #endif
  }

  @usableFromInline
  func unlock() {
    #if canImport(Darwin)
      os_unfair_lock_unlock(primitive)
    #elseif canImport(WinSDK)
      ReleaseSRWLockExclusive(primitive)
    #elseif os(WASI)
    #else
      pthread_mutex_unlock(primitive)
    #endif
  }
}
