import Headgate
import HeadgateSupport
import Logging
import Testing

@testable import HeadgateLogging

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ActionLoggerTests {
  private let opened = Session.Action.opened(password: Redacted("hunter2"), user: "Blob")

  private func makeStore() -> StoreOf<Session> {
    Store(initialState: Session.State()) { Session() }
  }

  // holds: BRIDGE-4, BRIDGE-5
  @Test func `actions and effects are logged in order, effects at a lower level`() async throws {
    let log = LogOfTest(.trace)
    let store = makeStore()
    let token = store.log(to: log.logger, level: .notice)
    await store.send(opened).finish()
    let line: UInt = #line - 1
    #expect(
      log.lines == [
        "notice .opened(…)", "notice .greeted", "info load started", "info shared Int changed",
        "notice .visited", "info load finished",
      ]
    )
    let first = try #require(log.all.first)
    #expect(first.value("headgate.action.number") == "1")
    #expect(first.value("headgate.action.cause") == "sent")
    #expect(first.value("code.file.path") == "\(#fileID)")
    #expect(first.value("code.line.number") == "\(line)")
    #expect(first.file == #fileID)
    #expect(first.line == line)
    #expect(first.source == "HeadgateLoggingTests")
    #expect(first.value("headgate.action.payload") == nil)
    #expect(
      log.all.map { $0.value("headgate.action.cause") } == [
        "sent", "action 1", "action 1", "action 3", "effect 1", "action 1",
      ]
    )
    #expect(log.all[2].value("headgate.effect.number") == "1")
    #expect(log.all[2].value("code.file.path")?.hasSuffix("Session.swift") == true)
    #expect(!"\(log.all)".contains("hunter2") && !"\(log.all)".contains("Blob"))
    token.cancel()
  }

  // holds: BRIDGE-4
  @Test func `the duration is that of the reduction`() throws {
    let log = LogOfTest(.info)
    let store = makeStore()
    let start = ContinuousClock.now
    var times = [start, start + .milliseconds(15)][...]
    let logger = ActionLogger(log.logger, levels: ActionLogLevels(), includesPayloads: false) {
      times.popFirst() ?? start
    }
    let token = store.addObserver(logger)
    store.send(.greeted)
    #expect(log.all.first?.value("headgate.action.duration") == "\(Duration.milliseconds(15))")
    #expect(times.isEmpty)
    token.cancel()
  }

  // holds: BRIDGE-5
  @Test func `a cancelled effect is logged as cancelled, at a level of its own`() async {
    let log = LogOfTest(.debug)
    let store = makeStore()
    var levels = ActionLogLevels(.debug)
    levels.action = nil
    levels.effectStarted = nil
    levels.effectCancelled = .warning
    let token = store.addObserver(ActionLogger(log.logger, levels: levels))
    let task = store.send(.waited)
    store.send(.closed)
    await task.finish()
    #expect(log.lines == ["warning wait cancelled"])
    token.cancel()
  }

  // holds: BRIDGE-5
  @Test func `below the lowest level there is none`() {
    #expect(ActionLogLevels(.trace).effectStarted == .trace)
    #expect(ActionLogLevels(.info).effectStarted == .debug)
    #expect(ActionLogLevels(.info).sharedState == .debug)
  }

  // holds: BRIDGE-6
  @Test func `payloads are logged on request, without secrets`() {
    let log = LogOfTest(.info)
    let store = makeStore()
    let token = store.log(to: log.logger, includesPayloads: true)
    store.send(opened)
    let payload = log.all.first?.value("headgate.action.payload")
    #expect(payload?.contains("Blob") == true)
    #expect(payload?.contains("<redacted>") == true)
    #expect(payload?.contains("hunter2") == false)
    token.cancel()
  }

  /// A payload that counts its dumps.
  private struct Counted: CustomDumpStringConvertible, Sendable {
    let dumps: Locked<Int>
    var customDumpDescription: String {
      dumps.withLock { $0 += 1 }
      return "counted"
    }
  }

  // holds: BRIDGE-7
  @Test func `nothing is formatted for a level that is off`() {
    let dumps = Locked(0)
    let reads = Locked(0)
    for (level, expected) in [(Logger.Level.warning, 0), (.info, 1)] {
      let log = LogOfTest(level)
      let store = Store<Int, Counted>(initialState: 0) { Reduce { _, _ in .none } }
      let logger = ActionLogger(log.logger, levels: ActionLogLevels(), includesPayloads: true) {
        reads.withLock { $0 += 1 }
        return .now
      }
      let token = store.addObserver(logger)
      store.send(Counted(dumps: dumps))
      #expect(dumps.withLock { $0 } == expected)
      #expect(reads.withLock { $0 } == expected * 2)
      #expect(log.all.count == expected)
      token.cancel()
    }
  }

  // holds: BRIDGE-8
  @Test func `a logger that comes late logs the ends of running effects, until its token ends`() async {
    let log = LogOfTest(.debug)
    let store = makeStore()
    let task = store.send(.waited)
    let token = store.log(to: log.logger)
    store.send(.closed)
    await task.finish()
    #expect(log.lines == ["info .closed", "debug wait cancelled"])
    token.cancel()
    store.send(.greeted)
    #expect(log.all.count == 2)
  }

  private actor Owner {
    private lazy var store = ActorStore(initialState: Session.State(), reducer: { Session() }, isolation: self)
    func run(_ logger: Logger) async {
      let token = store.log(to: logger)
      await store.send(.opened(password: Redacted("hunter2"), user: "Blob")).finish()
      token.cancel()
    }
  }

  // holds: BRIDGE-20
  @Test func `a store on another actor is logged`() async {
    let log = LogOfTest(.info)
    await Owner().run(log.logger)
    #expect(log.lines == ["info .opened(…)", "info .greeted", "info .visited"])
  }
}
