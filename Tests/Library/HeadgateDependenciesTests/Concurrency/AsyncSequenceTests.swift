// Tests of: Concurrency/AsyncSequence+Erase.swift, Concurrency/AsyncStream+Ends.swift
// Tests of: Concurrency/AsyncStream+Sequence.swift, Concurrency/AsyncThrowingStream+Ends.swift, DEP-32, DEP-50

import HeadgateDependencies
import Testing

@Suite("Streams")
struct AsyncSequenceTests {
  private struct Broken: Error {}

  private struct Throwing: AsyncSequence, Sendable {
    struct Iterator: AsyncIteratorProtocol {
      var next = 0

      mutating func next() async throws -> Int? {
        next += 1
        if next == 3 { throw Broken() }
        return next
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator() }
  }

  @Test("a finished one is at its end")  // holds: DEP-32
  func finished() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("nothing must come") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("nothing must come") }
    await #expect(throws: Broken.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Broken()) {}
    }
  }

  @Test("one that never gives anything ends when its reader is cancelled")  // holds: DEP-32
  func never() async throws {
    let task = Task { for await _ in AsyncStream<Int>.never { Issue.record("nothing must come") } }
    let throwing = Task {
      for try await _ in AsyncThrowingStream<Int, any Error>.never { Issue.record("nothing must come") }
    }
    await Task.megaYield()
    task.cancel()
    throwing.cancel()
    await task.value
    try await throwing.value
  }

  @Test("a sequence becomes a stream; an error ends it, or is thrown")  // holds: DEP-32
  func erased() async throws {
    var elements: [Int] = []
    for await element in Throwing().eraseToStream() { elements.append(element) }
    #expect(elements == [1, 2])
    elements = []
    await #expect(throws: Broken.self) {
      for try await element in Throwing().eraseToThrowingStream() { elements.append(element) }
    }
    #expect(elements == [1, 2])
    let whole = AsyncStream<Int> {
      $0.yield(7)
      $0.finish()
    }
    for try await element in whole.eraseToThrowingStream() { elements.append(element) }
    #expect(elements == [1, 2, 7])
  }

  @Test("a stream that goes cancels the reading of its sequence")  // holds: DEP-32
  func erasedCancels() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let source = AsyncStream<Int> { $0.onTermination = { _ in end.yield() } }
    let other = AsyncStream<Int> { $0.onTermination = { _ in end.yield() } }
    let task = Task { for await _ in source.eraseToStream() {} }
    let throwing = Task { for try await _ in other.eraseToThrowingStream() {} }
    await Task.megaYield()
    task.cancel()
    throwing.cancel()
    var iterator = ended.makeAsyncIterator()
    await iterator.next()
    await iterator.next()
  }

  @Test("a stream is made of a sequence")  // holds: DEP-50
  func streamsOfSequences() async throws {
    struct Failed: Error {}
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failed())
    }
    var elements: [Int] = []
    for await element in AsyncStream(failing) { elements.append(element) }
    #expect(elements == [1])
    let again = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(2)
      continuation.finish(throwing: Failed())
    }
    await #expect(throws: Failed.self) {
      for try await element in AsyncThrowingStream(again) { elements.append(element) }
    }
    #expect(elements == [1, 2])
  }
}
