import Headgate
import HeadgateTesting
import Testing

@MainActor
struct DebuggingTests {
  @Test func printer() {
    let lines = LockIsolated<[String]>([])
    // snippet: alarm-printer
    let printer = ReducerPrinter<Alarm.State, Alarm.Action> { action, old, new in
      lines.withValue { $0.append("\(action): \(old.seconds) → \(new.seconds)") }
    }
    let store = Store(initialState: Alarm.State()) { Alarm()._printChanges(printer) }
    store.send(.secondPassed)
    #expect(lines.value == ["secondPassed: 0 → 1"])
    // snippet end
  }

  @Test func printChanges() {
    // snippet: alarm-print
    let store = Store(initialState: Alarm.State()) { Alarm()._printChanges() }
    store.send(.secondPassed)
    // snippet end
    #expect(store.seconds == 1)
    let labels = Store(initialState: Alarm.State()) { Alarm()._printChanges(.actionLabels) }
    labels.send(.rang)
    #expect(labels.isRinging)
  }

  // holds: STORE-36, STORE-37, STORE-38
  @Test func causes() async {
    // snippet: alarm-causes
    let clock = ImmediateClock()
    let store = Store(initialState: Alarm.State()) {
      Alarm()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let log = CauseLog()
    let token = store.addObserver(log)
    await store.send(.started).finish()
    #expect(
      log.lines == [
        "1 started (sent)",
        "effect 1 countdown started",
        "2 secondPassed (effect 1)",
        "3 secondPassed (effect 1)",
        "4 rang (action 3)",
        "effect 1 countdown finished",
      ]
    )
    token.cancel()
    // snippet end
  }

  // holds: STORE-38
  @Test func cancelled() async {
    let store = Store(initialState: Alarm.State()) {
      Alarm()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let log = CauseLog()
    let token = store.addObserver(log)
    let task = store.send(.started)
    task.cancel()
    await task.finish()
    #expect(log.lines.contains("effect 1 countdown cancelled"))
    #expect(!log.lines.contains("effect 1 countdown finished"))
    token.cancel()
  }

  @Test func aDebouncedEffectHasItsOwnEvents() async {
    let clock = TestClock()
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isWaiting in
        isWaiting ? .run(name: "countdown") { send in await send(false) }.debounce(id: 1, for: .seconds(1)) : .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    let log = CauseLog()
    let token = store.addObserver(log)
    let task = store.send(true)
    #expect(log.lines.last?.hasSuffix("debounce of countdown started") == true)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(log.lines.contains { $0.hasSuffix("debounce of countdown finished") })
    #expect(log.lines.last?.hasSuffix(" countdown finished") == true)
    token.cancel()
  }

  // holds: STORE-37
  @Test func lines() async {
    let store = Store(initialState: Alarm.State()) { Alarm() }
    let events = store.events
    store.send(.rang)
    let line = UInt(#line - 1)
    for await event in events {
      guard case .actionReceived(let received) = event else { continue }
      #expect(received.line == line)
      #expect("\(received.fileID)" == #fileID)
      break
    }
  }

  // holds: STORE-18
  @Test func endlessChain() {
    withKnownIssue {
      // snippet: ping-pong-limit
      let store = Store(initialState: PingPong.State()) {
        PingPong()
      } withDependencies: {
        $0.storeChainLimit = 1_000
      }
      store.send(.ping)
      // snippet end
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("[CORE-8]") && $0.rawValue.contains(".pong") }
    }
  }
}

@Reducer
private struct PingPong {
  struct State { var count = 0 }
  enum Action { case ping, pong }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      guard state.count < 2_000 else { return .none }
      switch action {
      case .ping: return .send(.pong)
      case .pong: return .send(.ping)
      }
    }
  }
}
