import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite(.timeLimit(.minutes(1)))
final class LineageTests {
  private let lock = Locked<UInt8>(0)
  private var made: [Lineage] = []

  /// What is never done keeps itself alive.
  deinit {
    for lineage in made.reversed() where !lineage.isDone { lineage.collapse() }
  }

  private func lineage(under parent: Lineage? = nil) -> Lineage {
    let lineage = Lineage(parent: parent, lock: lock, open: 1)
    made.append(lineage)
    return lineage
  }

  // holds: STORE-21
  @Test func `what is started by what was cancelled is born cancelled`() {
    let parent = lineage()
    parent.cancel()
    #expect(lineage(under: parent).isStopped)
  }

  // holds: STORE-21
  @Test func `a task that comes after the cancellation is cancelled at once`() async {
    for cancel in [{ (lineage: Lineage) in lineage.cancel() }, { $0.cancelSelf() }] {
      let lineage = lineage()
      cancel(lineage)
      let task = Task { await Task.yield() }
      lineage.attach(task)
      #expect(task.isCancelled)
      await task.value
    }
  }

  // holds: STORE-21
  @Test func `cancelling an operation alone spares what its actions started`() {
    let parent = lineage()
    let child = lineage(under: parent)
    parent.cancelSelf()
    #expect(parent.isStopped && !parent.isCancelled)
    #expect(!child.isStopped)
  }

  // holds: STORE-22
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func `it is done when all that it started is, in whatever order that ends`(order: [Int]) {
    let send = lineage()
    let children = (0..<3).map { _ in lineage(under: send) }
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
    let send = lineage()
    let operation = lineage(under: send)
    let beside = lineage(under: send)
    let started = (0..<3).map { _ in lineage(under: operation) }
    send.close()
    operation.collapse()
    beside.collapse()
    #expect(lineage(under: operation).isStopped == false)
    for number in 0..<3 where number != last { started[number].collapse() }
    #expect(!send.isDone && !started[last].isStopped)
    send.cancel()
    #expect(started[last].isCancelled)
  }
}
