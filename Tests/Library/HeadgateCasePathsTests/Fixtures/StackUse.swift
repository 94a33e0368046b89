import Foundation

/// Runs `work` on a thread whose stack is painted first, and answers how many bytes of it were written to.
///
/// A thread that merely has a small stack proves little: a frame of 64 KB steps over the guard page and writes into
/// whatever lies below.
func stackUse(of work: @escaping @Sendable () -> Void) -> Int {
  final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  let size = 16 * 1024 * 1024
  let paint: UInt64 = 0xA5A5_A5A5_A5A5_A5A5
  // Unsafe: the memory outlives the thread, which is joined before anything reads it here.
  let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64 * 1024)
  defer { stack.deallocate() }
  let words = stack.bindMemory(to: UInt64.self)
  words.update(repeating: paint)

  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstack(&attributes, stack.baseAddress!, size)
  let argument = Unmanaged.passRetained(Work(work)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(
      &thread,
      &attributes,
      {
        Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run(); return nil
      },
      argument
    )
    pthread_join(thread!, nil)
  #else
    var thread = pthread_t()
    pthread_create(
      &thread,
      &attributes,
      {
        Unmanaged<Work>.fromOpaque($0!).takeRetainedValue().run(); return nil
      },
      argument
    )
    pthread_join(thread, nil)
  #endif
  pthread_attr_destroy(&attributes)
  return size - (words.firstIndex { $0 != paint } ?? words.count) * MemoryLayout<UInt64>.size
}

/// Roughly where the stack of the calling thread ends.
@inline(never)
func addressOfFrame() -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { Int(bitPattern: $0.baseAddress!) }
}
