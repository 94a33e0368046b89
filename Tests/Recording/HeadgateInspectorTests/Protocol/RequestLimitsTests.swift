// Tests of: INSPECT-540, INSPECT-541, INSPECT-542

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateInspector
@testable import HeadgateRecordings
@testable import HeadgateSupport

@Suite(.timeLimit(.minutes(10)))
struct RequestLimitsTests {
  private func request(_ action: String) -> String { #"{"action":\#(action),"id":7,"method":"send","store":1}"# }

  // holds: INSPECT-540
  @Test(arguments: [
    ("1,", 600_000, "1000000 bytes"), ("[],", 400_000, "1000000 bytes"), ("[],", 150_000, "100000 values"),
    ("{},", 150_000, "100000 values"), (#""a","#, 120_000, "100000 values"),
  ]) func `a request that is too large is refused with its number`(part: String, count: Int, reason: String) {
    let text = request("[\(String(repeating: part, count: count))0]")
    let problem = #expect(throws: InspectorProblem.self) { _ = try InspectorRequest(text) }
    #expect(problem?.id == 7)
    #expect(problem?.description.contains(reason) == true)
  }

  // holds: INSPECT-540
  @Test func `a large payload is below the limits`() throws {
    let text = request("\"\(String(repeating: "x", count: 900_000))\"")
    #expect(try InspectorRequest(text).value("action").string?.count == 900_000)
    let row = #"{"id":1,"name":"Milk"}"#
    let rows = request("[\(Array(repeating: row, count: 30_000).joined(separator: ","))]")
    #expect(try InspectorRequest(rows).value("action").elements?.count == 30_000)
  }

  // holds: INSPECT-541
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "the held actor needs a thread"))
  func `a request is read while the actor of the server does something else`() async {
    let server = InspectorServer(.loopback())
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // The held thread is one of the pool that all tests share, so nothing here waits behind other tests.
    let holder = Task.detached(priority: .high) { await server.hold(begun, ended) }
    await Task.detached(priority: .high) {
      await Self.wait(for: begun)
      _ = await server.answer("[]")
      ended.signal()
    }.value
    #expect(await holder.value)
  }

  // holds: INSPECT-542
  @MainActor
  @Test func `a search does not stop the program`() async throws {
    let store = Store(initialState: 0) { Reduce<Int, Bool> { _, _ in .none } }
    let inspection = try StoreInspection(
      try #require(store.root),
      number: 1,
      name: "number",
      encodesHere: false,
      callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    )
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let wasEnded = LockIsolated(false)
    let recording = inspection.reader.recording
    let holder = Task.detached {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          // As a long search.
          try? recording.read { _ in
            begun.signal()
            wasEnded.setValue(ended.wait(timeout: .now() + 600) == .success)
          }
          continuation.resume()
        }
      }
    }
    await Task.detached { await Self.wait(for: begun) }.value
    _ = await inspection.summary()
    ended.signal()
    await holder.value
    #expect(wasEnded.value)
    await inspection.end()
  }

  private static func wait(for semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        semaphore.wait()
        continuation.resume()
      }
    }
  }
}

extension InspectorServer {
  /// Holds the actor. Returns whether it was told to end.
  fileprivate func hold(_ begun: DispatchSemaphore, _ ended: DispatchSemaphore) -> Bool {
    begun.signal()
    return ended.wait(timeout: .now() + 60) == .success
  }
}
