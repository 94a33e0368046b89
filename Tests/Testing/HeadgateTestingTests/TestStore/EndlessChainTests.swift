// Tests of: TestStore/RunawayActionCount.swift, TESTING-32, TESTING-33

import Headgate
import HeadgateTesting
import Testing

/// Chains of actions that suspend nowhere.
struct EndlessChainTests {
  fileprivate enum Action: Equatable {
    case loop, ping, pong, down(Int), later, tapped
  }

  private func makeStore(
    limit: Int? = nil,
    _ effect: @escaping @Sendable (Action) -> Effect<Action> = { _ in .none }
  ) -> TestStore<Int, Action> {
    TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        switch action {
        case .loop: return .send(.loop)
        case .ping: return .send(.pong)
        case .pong: return .send(.ping)
        case .down(let left): return left == 0 ? .none : .send(.down(left - 1))
        case .later: return .run { send in await send(.ping) }
        case .tapped: return effect(action)
        }
      }
    } withDependencies: {
      if let limit { $0.storeChainLimit = limit }
    }
  }

  // holds: TESTING-32
  @Test(.timeLimit(.minutes(10))) func `an action that answers itself for ever ends after a hundred thousand`() async {
    var line = 0
    let issues = await recordingIssues {
      let store = makeStore()
      line = #line + 1
      await store.send(.loop) { $0 = 1 }
      #expect(store.state == 100_000)
      await store.send(.tapped) { $0 += 1 }
      await store.finish()
    }
    #expect(issues.map(\.number) == ["TEST-27"])
    #expect(issues.first?.line == line)
    #expect(issues.first?.text.contains("100,000 followed one another") == true)
  }

  // holds: TESTING-32
  @Test func `the report shows what repeats`() async {
    let issues = await recordingIssues {
      let store = makeStore(limit: 1_000)
      await store.send(.ping) { $0 = 1 }
    }
    let cycle = issues.first?.text.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(cycle == ["    .ping", "    .pong"] || cycle == ["    .pong", "    .ping"])
  }

  // holds: TESTING-32
  @Test func `a chain that an effect begins is reported at the line of the send that started the effect`() async {
    var line = 0
    let issues = await recordingIssues {
      let store = makeStore(limit: 1_000)
      line = #line + 1
      await store.send(.later) { $0 = 1 }
      await store.finish()
    }
    #expect(issues.map(\.number) == ["TEST-27"])
    #expect(issues.first?.line == line)
  }

  // holds: TESTING-32
  @Test func `effects that the chain has made are cancelled, and those that wait do not start`() async {
    let started = LockIsolated(0)
    let issues = await recordingIssues {
      let store = makeStore(limit: 1_000) { _ in
        .merge(.run { _ in started.withValue { $0 += 1 } }, .send(.loop))
      }
      await store.send(.tapped) { $0 = 1 }
      await store.finish()
    }
    #expect(issues.map(\.number) == ["TEST-27"])
    #expect(started.value == 0)
  }

  // holds: TESTING-32
  @Test func `a chain that ends in time is received`() async {
    let store = makeStore(limit: 1_000)
    for length in [10, 998] {
      let before = store.state
      await store.send(.down(length)) { $0 += 1 }
      await store.skipReceivedActions()
      #expect(store.state == before + length + 1)
    }
  }

  // holds: TESTING-32
  @Test func `each chain is counted for itself, and reported for itself`() async {
    let issues = await recordingIssues {
      let store = makeStore(limit: 1_000)
      await store.send(.loop) { $0 += 1 }
      await store.send(.down(900)) { $0 += 1 }
      await store.skipReceivedActions()
      await store.send(.loop) { $0 += 1 }
    }
    #expect(issues.map(\.number) == ["TEST-27", "TEST-27"])
  }

  // holds: TESTING-33
  @Test(.timeLimit(.minutes(10))) func `a timer whose clock never waits is reported, and the reports are short`() async
  {
    let issues = await recordingIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Action> { state, action in
          state += 1
          guard action == .tapped else { return .none }
          return .run { send in for await _ in ImmediateClock().timer(interval: .seconds(30)) { await send(.ping) } }
        }
      }
      await store.send(.tapped) { $0 = 1 }
    }
    #expect(issues.map(\.number) == ["TEST-18", "TEST-7"])
    #expect(issues.last?.text.contains("more") == true)
    for issue in issues { #expect(issue.text.count < 4_000) }
  }
}
