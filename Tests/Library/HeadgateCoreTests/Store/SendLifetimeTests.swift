import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite(.timeLimit(.minutes(10)))
struct SendLifetimeTests {
  private let tree = WorkTree()

  // holds: STORE-21
  @Test func `what is started by what was cancelled is born cancelled`() {
    let send = tree.send()
    send.cancel()
    let operation = tree.operation(of: send)
    #expect(!operation.isActive)
    #expect(!send.addOperation(operation))
    #expect(send.isDone)
  }

  // holds: STORE-21
  @Test(arguments: [true, false])
  func `a task that comes after the cancellation is told of it`(wholeSend: Bool) {
    let send = tree.send()
    let operation = tree.operation(of: send)
    if wholeSend { send.cancel() } else { tree.cancel(operation) }
    var isCancelled: Bool?
    operation.attach {
      isCancelled = $0
      return Task {}
    }
    #expect(isCancelled == true)
  }

  // holds: EFFECT-15
  @Test func `other work that ends while an operation runs does not keep it from being cancelled`() {
    let send = tree.send()
    let operation = tree.operation(of: send)
    #expect(send.addOperation(operation))
    let task = Task<Void, Never> {}
    operation.attach { _ in task }
    let other = tree.operation(of: send)
    #expect(send.addOperation(other))
    send.endWork()
    send.cancel()
    #expect(task.isCancelled)
  }

  // holds: EFFECT-34
  @Test func `a cancellation ends the sequences of a send, once`() {
    let send = tree.send()
    #expect(send.addOperation(tree.operation(of: send)))
    for _ in 1...3 { send.addSequence() }
    send.endWork()
    #expect(!send.isDone)
    send.cancel()
    #expect(send.isDone)
    #expect(!send.retainAfterSequence())
    // One that begins too late has ended already.
    send.addSequence()
    #expect(send.isDone)
    #expect(!send.retainAfterSequence())
  }

  // holds: EFFECT-34
  @Test func `a sequence that has ended keeps its send unfinished until its retain ends`() {
    let send = tree.send()
    send.addSequence()
    #expect(send.retainAfterSequence())
    #expect(!send.isDone)
    send.endWork()
    #expect(send.isDone)
  }

  // holds: STORE-21
  @Test func `cancelling an operation alone spares the rest of its send`() {
    let send = tree.send()
    let operations = (0..<3).map { _ in tree.operation(of: send) }
    tree.cancel(operations[1])
    #expect(send.isActive)
    #expect(operations.map { $0.isActive } == [true, false, true])
  }

  // holds: STORE-22
  @Test func `it is done when all that it started is`() {
    let send = tree.send()
    for _ in 0..<3 { #expect(send.addOperation(tree.operation(of: send))) }
    for _ in 0..<3 {
      #expect(!send.isDone)
      send.endWork()
    }
    #expect(send.isDone)
  }

  // holds: STORE-21, EFFECT-24
  @Test func `cancelling a send cancels the tasks that its operations have registered`() {
    let send = tree.send()
    let cancellations = Locked(0)
    let task = RegisteredTask(number: 1, in: tree.context(of: send), of: send) { cancellations.withLock { $0 += 1 } }
    send.cancel()
    // The first call may have marked the task without having reached it yet: the second call must not return before.
    send.cancel()
    #expect(!task.isActive)
    #expect(cancellations.withLock { $0 } == 2)
  }
}
