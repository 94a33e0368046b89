import Testing

@testable import HeadgateDependenciesRuntime

@Suite("Sleeper queue")
struct SleeperQueueTests {
  private func queue(_ deadlines: [Int]) -> SleeperQueue<Duration, Int> {
    var queue = SleeperQueue<Duration, Int>(now: .zero)
    for (index, deadline) in deadlines.enumerated() {
      queue.insert(.init(id: queue.makeID(), deadline: .seconds(deadline), waker: index))
    }
    return queue
  }

  private func wakeAll(_ queue: inout SleeperQueue<Duration, Int>, upTo limit: Int) -> [Int] {
    var woken: [Int] = []
    while let waker = queue.wakeNext(upTo: .seconds(limit)) { woken.append(waker) }
    return woken
  }

  @Test("wakes by deadline, then by arrival")  // holds: CLOCK-3
  func order() {
    var queue = queue([3, 1, 2, 1, 3, 1])
    #expect(queue.nextDeadline == .seconds(1))
    #expect(wakeAll(&queue, upTo: 2) == [1, 3, 5, 2])
    #expect(queue.now == .seconds(2))
    #expect(queue.count == 2)
    #expect(wakeAll(&queue, upTo: 9) == [0, 4])
    #expect(queue.now == .seconds(9))
    #expect(queue.nextDeadline == nil)
  }

  @Test("the time goes through the deadlines and never back")  // holds: CLOCK-1
  func time() {
    var queue = queue([3])
    #expect(queue.wakeNext(upTo: .seconds(5)) == 0)
    #expect(queue.now == .seconds(3))
    #expect(queue.wakeNext(upTo: .seconds(1)) == nil)
    #expect(queue.now == .seconds(3))
  }

  @Test("one that is removed does not wake")  // holds: CLOCK-6
  func removal() {
    var queue = queue([1, 1, 1])
    #expect(queue.remove(id: 2) == 1)
    #expect(queue.remove(id: 2) == nil)
    #expect(wakeAll(&queue, upTo: 1) == [0, 2])
  }
}
