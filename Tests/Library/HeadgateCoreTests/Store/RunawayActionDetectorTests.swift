import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct ChainWatchTests {
  private enum Action { case start(Int), ping, pong, other(Int) }

  /// Ping and pong answer each other until the state has counted down.
  private static func answering() -> Reduce<Int, Action> {
    Reduce { state, action in
      state -= 1
      guard state > 0 else { return .none }
      switch action {
      // Two follow-ups need the queue, where chains are watched.
      case .start(0): return .merge(.send(.ping), .send(.other(0)))
      case .start(let length): return .merge(.send(.other(length)), .send(.other(0)))
      case .ping: return .send(.pong)
      case .pong: return .send(.ping)
      case .other(let length): return length == 0 ? .none : .send(.other(length - 1))
      }
    }
  }

  // holds: STORE-18
  @Test func `a chain past the limit is reported once, with its cycle, and goes on`() async {
    await expectGone { watch in
      var line = 0
      let issues = recordingIssues {
        line = #line + 1
        let store = Store(initialState: 1_000, reducer: Self.answering) { $0.storeChainLimit = 100 }
        watch(store).send(.start(0))
        #expect(store.state == 0)
      }
      expectOne(issues, number: "CORE-8", text: "did not end after 100 actions", line: line)
      let cycle = issues.first?.text.split(separator: "\n").filter { $0.hasPrefix("    ") }
      #expect(cycle == ["    .ping", "    .pong"] || cycle == ["    .pong", "    .ping"])
    }
  }

  // holds: STORE-18
  @Test func `each drain is counted and reported for itself`() async {
    await expectGone { watch in
      let issues = recordingIssues {
        let store = watch(Store(initialState: 10_000, reducer: Self.answering) { $0.storeChainLimit = 100 })
        for _ in 1...3 { store.send(.start(150)) }
        store.send(.start(99))
      }
      #expect(issues.isEmpty)
      let twice = recordingIssues {
        let store = watch(Store(initialState: 10_000, reducer: Self.answering) { $0.storeChainLimit = 100 })
        for _ in 1...2 { store.send(.start(300)) }
      }
      #expect(twice.count == 2)
    }
  }

  // holds: STORE-18
  @Test func `the actions of one send are counted from the first on`() async {
    await expectGone { watch in
      // 64 past the limit are collected to see what repeats.
      for (length, count) in [(163, 0), (164, 1)] {
        let issues = recordingIssues {
          let store = watch(Store(initialState: 10_000, reducer: Self.answering) { $0.storeChainLimit = 100 })
          store.send(.other(length - 1))
        }
        #expect(issues.count == count, "\(length) actions")
      }
    }
  }

  // holds: STORE-18
  @Test func `the limit is two million unless set`() {
    @Dependency(\.storeChainLimit) var limit
    #expect(limit == 2_000_000)
    #expect(DependencyValues.live.storeChainLimit == 2_000_000)
  }

  @Test func `the cycle is the shortest repetition at the end`() {
    #expect(RunawayActionDetector.cycle(of: ["x", "a", "b", "a", "b"]) == ["a", "b"])
    #expect(RunawayActionDetector.cycle(of: ["x", "a", "a"]) == ["a"])
    #expect(RunawayActionDetector.cycle(of: ["a", "b", "c"]) == ["a", "b", "c"])
  }
}
