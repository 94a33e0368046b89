import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite(.timeLimit(.minutes(10)))
final class LineageTests {
  private let lock = Locked<UInt8>(0)
  private var made: [SendLifetime] = []

  /// What is never done keeps itself alive.
  deinit {
    for lifetime in made.reversed() where !lifetime.isDone { lifetime.collapse() }
  }

  private func lifetime(under parent: SendLifetime? = nil) -> SendLifetime {
    let lifetime = SendLifetime(parent: parent, lock: lock, open: 1)
    made.append(lifetime)
    return lifetime
  }

  // holds: STORE-21
  @Test func `what is started by what was cancelled is born cancelled`() {
    let parent = lifetime()
    parent.cancel()
    #expect(lifetime(under: parent).isStopped)
  }

  // holds: STORE-21
  @Test func `a task that comes after the cancellation is told of it`() {
    for cancel in [{ (lifetime: SendLifetime) in lifetime.cancel() }, { $0.cancelSelf() }] {
      let lifetime = lifetime()
      cancel(lifetime)
      var isStopped: Bool?
      lifetime.attach {
        isStopped = $0
        return Task {}
      }
      #expect(isStopped == true)
    }
  }

  // holds: EFFECT-15
  @Test func `other work that ends while an operation runs does not keep it from being cancelled`() {
    let operation = lifetime(under: lifetime())
    let task = Task<Void, Never> {}
    operation.attach { _ in task }
    operation.open()
    operation.close()
    operation.cancelSelf()
    #expect(task.isCancelled)
  }

  // holds: EFFECT-28
  @Test func `a cancellation ends an effect that waits, once`() {
    let send = lifetime()
    let waiting = SendLifetime(waitingUnder: send, lock: lock)
    send.close()
    #expect(!send.isDone)
    send.cancel()
    #expect(send.isDone && waiting.isDone)
    waiting.close()
    waiting.endWaiting()
    #expect(send.isDone)
    // One that is made too late has ended already.
    #expect(SendLifetime(waitingUnder: send, lock: lock).isDone)
  }

  // holds: EFFECT-28
  @Test func `an effect that has waited hands on what it started`() {
    let send = lifetime()
    let waiting = SendLifetime(waitingUnder: send, lock: lock)
    send.close()
    let operation = SendLifetime(parent: waiting, lock: lock, open: 1)
    waiting.close()
    #expect(waiting.current === send)
    #expect(!send.isDone)
    operation.collapse()
    #expect(send.isDone)
  }

  // holds: STORE-21
  @Test func `cancelling an operation alone spares what its actions started`() {
    let parent = lifetime()
    let child = lifetime(under: parent)
    parent.cancelSelf()
    #expect(parent.isStopped && !parent.isCancelled)
    #expect(!child.isStopped)
  }

  // holds: STORE-22
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func `it is done when all that it started is, in whatever order that ends`(order: [Int]) {
    let send = lifetime()
    let children = (0..<3).map { _ in lifetime(under: send) }
    send.close()
    for number in order {
      #expect(!send.isDone)
      children[number].collapse()
    }
    #expect(send.isDone)
  }

  // holds: STORE-21, STORE-22
  @Test(arguments: 0..<3)
  func `what an operation that has ended has started belongs to the one above`(last: Int) {
    let send = lifetime()
    let operation = lifetime(under: send)
    let beside = lifetime(under: send)
    let started = (0..<3).map { _ in lifetime(under: operation) }
    send.close()
    operation.collapse()
    beside.collapse()
    #expect(lifetime(under: operation).isStopped == false)
    for number in 0..<3 where number != last { started[number].collapse() }
    #expect(!send.isDone && !started[last].isStopped)
    send.cancel()
    #expect(started[last].isCancelled)
  }
}
