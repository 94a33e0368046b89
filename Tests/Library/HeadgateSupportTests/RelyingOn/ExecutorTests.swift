import Foundation
import HeadgateSupport
import Testing

/// Facts about executors and threads, which `Documentation/RelyingOn.md` lists.
@Suite struct ExecutorTests {
  // fact: R-13
  @MainActor @Test func `an unowned executor consists of two words, and the first one is the object`() {
    #expect(MemoryLayout<UnownedSerialExecutor>.size == 2 * MemoryLayout<UInt>.size)
    let executor = ThreadExecutor()
    let words = unsafeBitCast(executor.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    #expect(words.0 == UInt(bitPattern: Unmanaged.passUnretained(executor).toOpaque()))
  }

  // fact: R-14
  @Test func `the runtime tells whether code runs on the main actor, and does not stop the program`() async {
    #expect(await MainActor.run { runsOnMainActor() })
    #expect(await Task { @MainActor in runsOnMainActor() }.value)
    #expect(await !Task.detached { runsOnMainActor() }.value)
    let isOnMainActor = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: runsOnMainActor()) }
    }
    #expect(!isOnMainActor)
  }

  // fact: R-19
  @Test func `an asynchronous function reads the slot of the thread that it goes on on`() async {
    let wanderer = Wanderer()
    for _ in 0..<3 {
      let (isSet, isSetElsewhere, threads) = await wanderer.wander()
      #expect(isSet && !isSetElsewhere && threads == 2)
    }
    await wanderer.end()
  }
}

/// Runs each job on a thread of its own, which stays until the end.
private final class ThreadExecutor: SerialExecutor {
  let isEnded = Locked(false)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in
      job.runSynchronously(on: asUnownedSerialExecutor())
      while !isEnded.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
    }
  }
}

private actor Wanderer {
  private nonisolated let executor = ThreadExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Sets the slot of a thread, goes on on another one, and reads the slot in one function.
  func wander() async -> (isSet: Bool, isSetElsewhere: Bool, threads: Int) {
    // The thread that the slot belongs to is not used again, so that the frame may go.
    let frame = UnsafeMutablePointer<ReductionFrame>.allocate(capacity: 1)
    frame.initialize(to: ReductionFrame())
    defer { frame.deallocate() }
    let first = currentThread()
    ReductionFrame.current = frame
    let isSet = ReductionFrame.current == frame
    await Task.yield()
    let isSetElsewhere = ReductionFrame.current != nil
    return (isSet, isSetElsewhere, first === currentThread() ? 1 : 2)
  }

  func end() { executor.isEnded.withLock { $0 = true } }
}

// The compiler refuses the property in asynchronous functions, where a thread seldom means anything.
private func currentThread() -> Thread { Thread.current }
