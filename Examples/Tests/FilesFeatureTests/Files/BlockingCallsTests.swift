import Dispatch
@testable import FilesFeature
import Headgate
import Testing

@Suite("System calls that wait", .timeLimit(.minutes(10)))
struct BlockingCallsTests {
  @Test("the result and the error of the closure are returned")
  func results() async throws {
    let calls = BlockingCalls(width: 1)
    #expect(try await calls.run { $0() ? 0 : 7 } == 7)
    await #expect(throws: FileProblem(.stopped, at: Path("/a"))) {
      try await calls.run { _ in throw FileProblem(.stopped, at: Path("/a")) }
    }
  }

  @Test("a cancelled task does not wait for a call, and a call behind it is not made")
  func cancellation() async throws {
    let calls = BlockingCalls(width: 1)
    let (disk, started) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())
    let sawCancellation = AsyncStream<Bool>.makeStream()
    let waiting = Task {
      try await calls.run { isCancelled in
        started.continuation.finish()
        disk.wait()
        sawCancellation.continuation.yield(isCancelled())
      }
    }
    for await _ in started.stream {}
    let isMade = LockIsolated(false)
    let behind = Task { try await calls.run { _ in isMade.withValue { $0 = true } } }
    for task in [waiting, behind] {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    disk.signal()
    var iterator = sawCancellation.stream.makeAsyncIterator()
    #expect(await iterator.next() == true)
    try await calls.run { _ in }
    #expect(!isMade.value)
  }
}
