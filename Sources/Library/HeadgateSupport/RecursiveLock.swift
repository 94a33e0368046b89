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

/// A lock that its thread can acquire again. Use it to run code of users with the lock held.
///
/// The lock protects no value of its own: a value that is passed as `inout` to one closure must not be passed to a nested one.
package final class RecursiveLock: @unchecked Sendable {
  // Sendable: `primitive` is constant, and only thread-safe functions access the memory that it points to.
  #if canImport(WinSDK)
    private typealias Primitive = CRITICAL_SECTION
  #elseif os(WASI)
    private typealias Primitive = UInt8
  #else
    private typealias Primitive = pthread_mutex_t
  #endif
  private let primitive: UnsafeMutablePointer<Primitive>

  package init() {
    primitive = .allocate(capacity: 1)
    #if canImport(WinSDK)
      primitive.initialize(to: CRITICAL_SECTION())
      InitializeCriticalSection(primitive)
    #elseif os(WASI)
      primitive.initialize(to: 0)
    #else
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      primitive.initialize(to: pthread_mutex_t())
      pthread_mutex_init(primitive, &attributes)
      pthread_mutexattr_destroy(&attributes)
    #endif
  }

  deinit {
    #if canImport(WinSDK)
      DeleteCriticalSection(primitive)
    #elseif !os(WASI)
      pthread_mutex_destroy(primitive)
    #endif
    primitive.deallocate()
  }

  /// Waits until no other thread holds the lock. Each call needs a matching `unlock`.
  package func lock() {
    #if canImport(WinSDK)
      EnterCriticalSection(primitive)
    #elseif !os(WASI)
      pthread_mutex_lock(primitive)
    #endif
  }

  /// Acquires the lock if no other thread holds it. A successful call needs a matching `unlock`.
  package func tryLock() -> Bool {
    #if canImport(WinSDK)
      TryEnterCriticalSection(primitive).boolValue
    #elseif os(WASI)
      true
    #else
      pthread_mutex_trylock(primitive) == 0
    #endif
  }

  package func unlock() {
    #if canImport(WinSDK)
      LeaveCriticalSection(primitive)
    #elseif !os(WASI)
      pthread_mutex_unlock(primitive)
    #endif
  }
}
