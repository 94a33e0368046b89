// Tests of: Executor/EffectDriver+RunUntilIdle.swift

import Headgate
import HeadgateTesting
import Testing

/// When a step of a test store is at its end, and when it is not.
struct RestTests {
  fileprivate enum Action: Equatable {
    case go
    case again
    case got(String)
  }

  /// A store whose `.go` runs an operation; the texts that come are its state.
  private func makeStore(
    clock: TestClock<Duration> = TestClock(),
    _ operation: @escaping @Sendable (Send<Action>) async throws -> Void
  ) -> TestStore<[String], Action> {
    let store = TestStore<[String], Action>(initialState: []) {
      Reduce<[String], Action> { state, action in
        switch action {
        case .go, .again: return .run { try await operation($0) }
        case .got(let text):
          state.append(text)
          return .none
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    // Thousands of tests of this process wait for the main actor at the same time.
    store.timeout = .seconds(1200)
    return store
  }

  // holds: TESTING-27
  @Test func `a timer that its clock never makes wait is reported, and cancelled`() async {
    let store = makeStore { send in
      for await _ in ImmediateClock().timer(interval: .seconds(1)) { await send(.got("tick")) }
    }
    store.exhaustivity = .off
    store.giveUpEarly()
    let issues = await recordingIssues { await store.send(.go) }
    #expect(issues.map(\.number) == ["TEST-18"])
    await store.finish()
  }

  // holds: TESTING-27
  @Test func `effects that start one another for ever are reported, and cancelled`() async {
    let store = makeStore { send in await send(.again) }
    store.exhaustivity = .off
    store.giveUpEarly()
    let issues = await recordingIssues { await store.send(.go) }
    #expect(issues.map(\.number) == ["TEST-18"])
    await store.finish()
  }

  // holds: TESTING-27
  @Test func `an effect that asks the main actor for ever is reported, and cancelled`() async {
    let store = makeStore { _ in while !Task.isCancelled { await onMain() } }
    store.giveUpEarly()
    let issues = await recordingIssues { await store.send(.go) }
    #expect(issues.map(\.number) == ["TEST-18"])
    await store.finish()
  }

  // holds: TESTING-12, TESTING-29
  @TestActor @Test func `hops to the actor of the test belong to the step`() async {
    let store = makeStore { send in
      for _ in 1...5 { await onTestActor() }
      await send(.got("x"))
    }
    await store.send(.go)
    await store.skipReceivedActions()
    #expect(store.state == ["x"])
    await store.finish()
  }

  // holds: TESTING-7, TESTING-12
  @Test func `an effect that sleeps with a child task elsewhere is not asleep`() async throws {
    let clock = TestClock()
    let store = makeStore(clock: clock) { send in
      async let child: Void = {
        await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
        await send(.got("child"))
      }()
      try await clock.sleep(for: .seconds(1))
      await child
    }
    await store.send(.go)
    await store.receive(.got("child")) { $0 = ["child"] }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  // holds: TESTING-22, TESTING-25
  @Test func `an unstructured task of an effect that sleeps is given way to`() async throws {
    let clock = TestClock()
    let store = makeStore(clock: clock) { send in
      await Task { for _ in 1...3 { try? await clock.sleep(for: .seconds(1)) } }.value
      await send(.got("x"))
    }
    await store.send(.go)
    // It runs elsewhere, so that nobody knows when it has come to its first sleep.
    while (try? await clock.checkSuspension()) != nil { await Task.yield() }
    await clock.advance(by: .seconds(3))
    await store.receive(.got("x")) { $0 = ["x"] }
    await store.finish()
  }

  // holds: TESTING-13, TESTING-28
  @Test func `a task of a send can be waited for from elsewhere, while the test goes on`() async {
    let store = makeStore { send in
      for _ in 1...20 {
        try await Task.sleep(for: .milliseconds(1))
        await send(.got("x"))
      }
    }
    let task = await store.send(.go)
    let other = Task.detached { await task.finish() }
    for number in 1...20 { await store.receive(.got("x")) { $0 = Array(repeating: "x", count: number) } }
    await other.value
    await store.finish()
  }

  // holds: TESTING-36
  @Test func `what comes back while the test suspends goes on in the next step`() async {
    let isBack = LockIsolated(false)
    let (go, begin) = AsyncStream.makeStream(of: Void.self)
    let (there, arrive) = AsyncStream.makeStream(of: Void.self)
    let store = makeStore { send in
      await Task.detached {
        for await _ in go {}
        arrive.finish()
      }
      .value
      isBack.setValue(true)
      await send(.got("x"))
    }
    await store.send(.go)
    begin.finish()
    for await _ in there {}
    for _ in 1...100 { await Task.yield() }
    #expect(!isBack.value)
    await store.receive(.got("x")) { $0 = ["x"] }
    #expect(isBack.value)
  }

  // holds: TESTING-12
  @TestActor @Test func `an effect may enter the actor of the test while the test suspends`() async {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let waiter = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
    let store = makeStore { send in
      await waitOnTestActor(waiter)
      for await _ in never {}
      await send(.got("x"))
    }
    await store.send(.go)
    // Whoever resumes it is no step: the effect goes on on the actor of the test, which must be free for the test as well.
    await Task.detached {
      // On a busy machine the effect may not have reached the actor yet.
      while waiter.withValue({ $0 == nil }) { await Task.yield() }
      waiter.withValue { $0?.resume() }
    }.value
    for _ in 1...100 { await Task.yield() }
    end.finish()
    await store.receive(.got("x")) { $0 = ["x"] }
  }

  // holds: TESTING-15
  @Test func `an effect that a waiting task was told of is not reported again`() async {
    let issues = await recordingIssues {
      let clock = TestClock()
      let store = makeStore(clock: clock) { _ in try await clock.sleep(for: .seconds(1)) }
      await store.send(.go).finish()
    }
    #expect(issues.map(\.number) == ["TEST-14"])
  }

  // holds: TESTING-28
  @MainActor @Test func `a step in the midst of another is refused`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let store = makeStore { send in
      for await _ in stream { break }
      await send(.got("x"))
    }
    let issues = await recordingIssues {
      await store.send(.go)
      let other = Task {
        await store.send(.got("other")) { $0 = ["other"] }
        continuation.yield()
      }
      await store.receive(.got("x")) { $0 = ["x"] }
      await other.value
    }
    #expect(issues.map(\.number) == ["TEST-26"])
    await store.finish()
  }

  // holds: TESTING-22, TESTING-27
  @Test func `two stores that never let each other rest do not keep a clock from returning`() async {
    let clock = TestClock()
    let (there, back) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let first = makeStore(clock: clock) { send in
      try await clock.sleep(for: .seconds(1))
      there.continuation.yield()
      for await _ in back.stream { there.continuation.yield() }
    }
    let second = makeStore(clock: clock) { send in
      for await _ in there.stream { back.continuation.yield() }
    }
    first.giveUpEarly()
    await first.send(.go)
    await second.send(.go)
    await clock.advance(by: .seconds(1))
    there.continuation.finish()
    back.continuation.finish()
    await first.finish()
    await second.finish()
  }

  // holds: TESTING-22
  @Test func `two stores on one clock that are joined by a stream move together`() async {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let first = makeStore(clock: clock) { send in
      try await clock.sleep(for: .seconds(1))
      continuation.yield()
      await send(.got("first"))
    }
    let second = makeStore(clock: clock) { send in
      for await _ in stream { break }
      try await clock.sleep(for: .milliseconds(500))
      await send(.got("second"))
    }
    await first.send(.go)
    await second.send(.go)
    await clock.advance(by: .milliseconds(1_500))
    await first.receive(.got("first")) { $0 = ["first"] }
    await second.receive(.got("second")) { $0 = ["second"] }
    await first.finish()
    await second.finish()
  }
}

@MainActor private func onMain() {}
@TestActor private func onTestActor() {}

@TestActor
private func waitOnTestActor(_ waiter: LockIsolated<CheckedContinuation<Void, Never>?>) async {
  await withCheckedContinuation { waiter.setValue($0) }
  for _ in 1...3 { await withTaskGroup(of: Void.self) { _ in } }
}

@globalActor
private actor TestActor {
  static let shared = TestActor()
}
