import Dispatch
import Foundation

/// A thread with a deep stack that performs one job after another, until the program ends.
///
/// The thread is one of POSIX, because a `Thread` does not say that it could not start.
///
/// `@unchecked Sendable`: a worker has one caller at a time, who took it from the list of idle workers. The semaphores order the
/// accesses to `job`: the caller writes it before `start` and after `end`, and the thread reads it between them.
final class DeepWorker: @unchecked Sendable {
  private static let marker = "headgate.deep-stack"

  private let start = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private var job: (() -> Void)?

  /// Whether the current thread is the thread of a worker.
  static var isCurrent: Bool { Thread.current.threadDictionary[marker] != nil }

  /// Starts the thread; nil when the system has no space for its stack.
  init?(stackSize: Int) {
    // `pthread_attr_init` initializes the memory. The initializer of Swift needs a module that differs between platforms.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setdetachstate(attributes, .init(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(attributes, stackSize) == 0 else { return nil }
    // The caller is not interested in the thread. On some platforms only, the type of the variable is optional.
    let thread = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<pthread_t>.stride,
      alignment: MemoryLayout<pthread_t>.alignment
    )
    defer { thread.deallocate() }
    // The thread keeps the worker alive.
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      Self.pointer(thread),
      attributes,
      { context in
        // The pointer is optional on some platforms only.
        let context: UnsafeMutableRawPointer? = context
        if let context { Unmanaged<DeepWorker>.fromOpaque(context).takeUnretainedValue().performJobs() }
        return nil
      },
      context.toOpaque()
    )
    guard code == 0 else {
      context.release()
      return nil
    }
  }

  /// A pointer of the type that the caller needs. It points to memory that only `pthread_create` writes.
  private static func pointer<Thread>(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Thread> {
    memory.bindMemory(to: Thread.self, capacity: 1)
  }

  /// Performs a job, and waits for its end.
  func perform(_ job: @escaping () -> Void) {
    self.job = job
    start.signal()
    end.wait()
    // The job contains values of the caller.
    self.job = nil
  }

  private func performJobs() {
    Thread.current.threadDictionary[Self.marker] = true
    while true {
      start.wait()
      #if canImport(ObjectiveC)
        autoreleasepool { job?() }
      #else
        job?()
      #endif
      end.signal()
    }
  }
}
