import Headgate
import Testing

@testable import HeadgateCore

/// The machine as a struct: no actor, no task, no clock.
struct StoreMachineTests {
  // holds: STORE-11, STORE-14
  @Test func `reduces in order, shows the state, then starts operations in order`() {
    let run = MachineRun { action in
      switch action {
      case "a": .merge(.named("one"), .send("c"), .named("two"))
      case "b": .send("d")
      default: .none
      }
    }
    run.send("a", "b")
    #expect(run.trace == ["a", "b", "c", "d", "publish", "start one", "start two"])
  }

  // holds: EFFECT-12
  @Test func `a sequence goes on when the part before has ended`() {
    let run = MachineRun { action in
      action == "go" ? .concatenate(.named("one"), .merge(.named("two"), .named("three")), .send("end")) : .none
    }
    run.send("go")
    run.finish("one")
    run.finish("three")
    #expect(run.trace == ["go", "publish", "start one", "start two", "start three"])
    run.finish("two")
    #expect(run.trace.suffix(2) == ["end", "publish"])
  }

  // holds: EFFECT-12
  @Test func `a sequence of sends queues them in order, at once`() {
    let run = MachineRun { $0 == "go" ? .concatenate(.send("a"), .send("b")) : .send("after \($0)").ifShort }
    run.send("go")
    #expect(run.trace == ["go", "a", "b", "after a", "after b", "publish"])
  }

  // holds: EFFECT-13
  @Test func `a part of a sequence that is cancelled lets the next one start`() {
    let run = MachineRun { action in
      switch action {
      case "go": .concatenate(.named("one").cancellable(id: 1), .named("two"))
      case "cancel": .cancel(id: 1)
      default: .none
      }
    }
    run.send("go")
    run.send("cancel")
    #expect(run.trace == ["go", "publish", "start one", "cancel", "cancel one", "publish", "start two"])
  }

  // holds: EFFECT-13
  @Test func `a sequence that is cancelled as a whole goes nowhere`() {
    let run = MachineRun { action in
      switch action {
      case "go": .concatenate(.named("one"), .named("two")).cancellable(id: 1)
      case "cancel": .cancel(id: 1)
      default: .none
      }
    }
    run.send("go")
    run.send("cancel")
    run.finish("one")
    #expect(run.trace == ["go", "publish", "start one", "cancel", "cancel one", "publish"])
    #expect(run.machine.runningOperations.isEmpty)
  }

  // holds: EFFECT-15
  @Test func `cancelInFlight cancels before the new one starts`() {
    let run = MachineRun { .named($0).cancellable(id: "id", cancelInFlight: true) }
    run.send("first")
    run.send("second")
    #expect(
      run.trace == ["first", "publish", "start first", "second", "cancel first", "publish", "start second"]
    )
  }

  // holds: EFFECT-15
  @Test func `of two in one merge that cancel each other the last one stays`() {
    let run = MachineRun { _ in
      .merge(
        .named("one").cancellable(id: "id", cancelInFlight: true),
        .named("two").cancellable(id: "id", cancelInFlight: true)
      )
    }
    run.send("go")
    #expect(run.trace.filter { $0.hasPrefix("start") } == ["start two"])
  }

  // holds: EFFECT-8
  @Test func `an operation that is cancelled sends nothing more`() {
    let run = MachineRun { $0 == "go" ? .named("one").cancellable(id: 1) : .cancel(id: 1).if($0 == "cancel") }
    run.send("go")
    run.emit("a", from: "one")
    run.send("cancel")
    run.emit("b", from: "one")
    #expect(run.trace.suffix(5) == ["a", "publish", "cancel", "cancel one", "publish"])
  }

  // holds: STORE-21
  @Test func `what an operation of a cancelled send sends is not queued`() {
    let run = MachineRun { _ in .named("one") }
    run.send("go")
    run.cancelSend(of: "one")
    run.emit("a", from: "one")
    #expect(run.trace == ["go", "publish", "start one"])
    #expect(run.machine.takeDiscarded().isEmpty)
  }

  // holds: STORE-30
  @Test func `cancelling all leaves nothing`() {
    let key = OperatorID(path: \String.count, caseIndex: 0, callSite: .here)
    let run = MachineRun { _ in
      .merge(
        .named("one"),
        .concatenate(.named("two"), .named("three")).cancellable(id: 1),
        Effect.named("four").owned(EffectOwnerComponent(key, identity: 1))
      )
    }
    run.send("go")
    run.machine.cancelAll()
    run.drain()
    #expect(run.trace.suffix(3).sorted() == ["cancel four", "cancel one", "cancel two"])
    #expect(run.machine.runningOperations.isEmpty)
    #expect(!run.machine.effectOwners.hasGroups)
  }
}

/// Performs the steps of a machine and notes them.
private final class MachineRun {
  var machine = StoreMachine()
  var trace: [String] = []
  private var number: UInt64 = 0
  private var running: [String: Job] = [:]
  private let reduce: (String) -> Effect<String>

  init(_ reduce: @escaping (String) -> Effect<String>) {
    self.reduce = reduce
  }

  /// What was left running keeps itself alive.
  deinit {
    machine.cancelAll()
    while case .cancel = machine.next() {}
  }

  func send(_ actions: String...) {
    let record = machine.beginSend()
    for action in actions {
      let sent = SentAction(action, callSite: .here)
      machine.enqueue(sent, origin: ActionOrigin(send: .record(record), cause: .sent))
    }
    drain()
    _ = machine.endSend(record)
  }

  func emit(_ action: String, from name: String) {
    guard let job = running[name] else { return }
    if machine.emit(SentAction(action, callSite: .here), from: job.number) { drain() }
  }

  func cancelSend(of name: String) {
    running[name]?.send.cancel()
  }

  func finish(_ name: String) {
    guard let job = running[name] else { return }
    machine.finished(job.number)
    drain()
  }

  func drain() {
    while true {
      switch machine.next() {
      case .reduce(let entry):
        number += 1
        let action: String = entry.action.action()
        trace.append(action)
        if let tree = reduce(action).tree { machine.reduced(tree, number: number, origin: entry.origin) }
      case .cancel(let job):
        trace.append("cancel \(running.first { $0.value === job }?.key ?? "what has not started")")
      case .publish: trace.append("publish")
      case .start(let job, let run):
        trace.append("start \(run.name ?? "")")
        running[run.name ?? ""] = job
      case .idle: return
      }
    }
  }
}

extension Effect<String> {
  fileprivate static func named(_ name: String) -> Self {
    .run(name: name) { _ in }
  }

  fileprivate func `if`(_ condition: Bool) -> Self {
    condition ? self : .none
  }

  /// This effect, for a send of what has not been sent before.
  fileprivate var ifShort: Self {
    if case .send(let sent)? = tree, sent.action(as: String.self).hasPrefix("after after") { return .none }
    return self
  }
}
