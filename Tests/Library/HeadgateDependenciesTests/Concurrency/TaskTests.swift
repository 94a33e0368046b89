// Tests of: Concurrency/Task+Never.swift, Concurrency/Task+MegaYield.swift, Concurrency/Task+CancellableValue.swift, DEP-33

import HeadgateDependencies
import Testing

@Suite("Tasks")
struct TaskTests {
  private struct Failure: Error {}

  @Test("one that never ends throws when it is cancelled")  // holds: DEP-33
  func never() async {
    let task = Task { () async -> (any Error)? in
      do { try await Task.never() } catch { return error }
    }
    await Task.megaYield()
    task.cancel()
    #expect(await task.value is CancellationError)
  }

  @Test("one that never ends stands where a value is wanted")  // holds: DEP-33
  func neverWithValue() async {
    let find: @Sendable (Int) async throws -> String = { number in
      guard number > 0 else { return try await Task.never() }
      return "\(number)"
    }
    let task = Task { try await find(0) }
    await Task.megaYield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("giving way lets a task that is ready run")  // holds: DEP-33
  func megaYield() async {
    let isDone = LockIsolated(false)
    let task = Task { isDone.setValue(true) }
    await Task.megaYield()
    #expect(isDone.value)
    await task.value
  }

  @Test("reading a cancellable value passes cancellation on")  // holds: DEP-33
  func cancellableValue() async throws {
    let inner = Task { () async throws -> Int in
      for await number in AsyncStream<Int>.never { return number }
      throw CancellationError()
    }
    let reader = Task { try await inner.cancellableValue }
    let quiet = Task { await AsyncStream<Int>.never.first { _ in true } }
    let quietReader = Task { await quiet.cancellableValue }
    await Task.megaYield()
    reader.cancel()
    quietReader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    #expect(await quietReader.value == nil)
    #expect(inner.isCancelled)
    #expect(quiet.isCancelled)
    #expect(try await Task { () throws -> Int in 5 }.cancellableValue == 5)
    #expect(await Task { 6 }.cancellableValue == 6)
  }

  @Test("a result catches what work that suspends throws")  // holds: DEP-33
  func result() async throws {
    let failure = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try failure.get() }
    let success = await Result { () async throws -> Int in
      await Task.yield()
      return 5
    }
    #expect(try success.get() == 5)
    let typed = await Result { () async throws(Failure) -> Int in throw Failure() }
    switch typed {
    case .success: Issue.record("it throws")
    case .failure(let error): #expect(type(of: error) == Failure.self)
    }
  }

  @MainActor
  @Test("a result is made where the caller runs")  // holds: DEP-33
  func resultIsolation() async {
    var count = 0
    let result = await Result { () async -> Int in
      await Task.yield()
      count += 1
      return count
    }
    #expect(result == .success(1))
  }
}
