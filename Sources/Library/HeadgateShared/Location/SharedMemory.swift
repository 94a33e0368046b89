internal import HeadgateSupport
internal import HeadgateSupportC

/// The memory of a shared value, what is known about it, and the lock of both.
///
/// The addresses are those of memory of its own. Code that is not specialized reaches a value there without a search for the type
/// of what contains the value.
struct SharedMemory<Value> {
  /// The value. Accessed with the lock held.
  let value: UnsafeMutablePointer<Value>
  /// What is known about the value. Accessed with the lock held.
  let contents: UnsafeMutablePointer<SharedContents>
  /// Memory for the bytes of the value before a change. Used with the lock held.
  let bytesBefore: UnsafeMutableRawPointer
  private let lock = RecursiveLock()
  /// The thread that holds the lock.
  private let holder: UnsafeMutablePointer<UInt64>

  init(_ initial: Value) {
    value = .allocate(capacity: 1)
    value.initialize(to: initial)
    contents = .allocate(capacity: 1)
    contents.initialize(to: SharedContents())
    holder = .allocate(capacity: 1)
    holder.initialize(to: 0)
    bytesBefore = .allocate(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  }

  /// Releases the memory. Only the `deinit` of the owner calls it, when nobody else can use the memory.
  func deallocate() {
    value.deinitialize(count: 1)
    value.deallocate()
    contents.deinitialize(count: 1)
    contents.deallocate()
    holder.deallocate()
    bytesBefore.deallocate()
  }

  /// Acquires the lock. Returns false if this thread holds it already.
  @inline(__always)
  func acquire() -> Bool {
    let thread = UInt64(headgate_thread_identity())
    // Only this thread stores its own identity, so a relaxed read is enough.
    guard headgate_load_relaxed(holder) != thread else { return false }
    lock.lock()
    headgate_store_release(holder, thread)
    return true
  }

  @inline(__always)
  func release() {
    headgate_store_release(holder, 0)
    lock.unlock()
  }
}
