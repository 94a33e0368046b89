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

  // holds: EFFECT-34
  @Test func `a cancellation ends the sequences of a send, once`() {
    let send = lifetime()
    let operation = lifetime(under: send)
    send.openSequence()
    operation.openSequence()
    operation.openSequence()
    send.close()
    operation.collapse()
    #expect(!send.isDone && !operation.isDone)
    send.cancel()
    #expect(send.isDone && operation.isDone)
    #expect(!send.endSequence() && !operation.endSequence())
    // One that begins too late has ended already.
    send.openSequence()
    #expect(send.isDone)
    #expect(!send.endSequence())
  }

  // holds: EFFECT-34
  @Test func `a sequence that has ended keeps its send open until its work is closed`() {
    let send = lifetime()
    send.openSequence()
    send.close()
    #expect(send.endSequence())
    #expect(!send.isDone)
    send.close()
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
