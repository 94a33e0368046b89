@testable import HeadgateSupport
import Testing

@Suite struct QueueTests {
  @Test func whatGoesInLastComesOutLast() {
    var queue = Queue<Int>()
    #expect(queue.popFirst() == nil)
    for number in 1...3 { queue.append(number) }
    #expect(queue.popFirst() == 1)
    queue.append(4)
    #expect([queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()] == [2, 3, 4, nil])
    queue.append(5)
    #expect(queue.popFirst() == 5)
    #expect(queue.isEmpty)
  }

  @Test(arguments: [1, 2, 31, 32, 33, 1_000])
  func aQueueThatIsNeverEmptyKeepsOrderAndDoesNotGrow(waiting: Int) {
    var queue = Queue<Int>()
    for number in 0..<waiting { queue.append(number) }
    var slots = 0
    var misplaced = 0
    for round in 0..<20_000 {
      queue.append(waiting + round)
      if queue.popFirst() != round { misplaced += 1 }
      slots = max(slots, queue.slots.count)
    }
    #expect(misplaced == 0)
    #expect(queue.count == waiting)
    #expect(slots <= max(2 * waiting, waiting + 32) + 1)
  }

  @Test(arguments: [1, 31, 32, 33, 1_000, 10_000])
  func aRemovalMovesAboutOneElement(waiting: Int) {
    var queue = Queue<Int>()
    for number in 0..<waiting { queue.append(number) }
    var moved = 0
    for round in 0..<20_000 {
      queue.append(waiting + round)
      _ = queue.popFirst()
      // The first element is in the first slot: all of them have been moved.
      if queue.head == 0 { moved += queue.count }
    }
    #expect(moved <= 20_000)
    while queue.popFirst() != nil { if queue.head == 0 { moved += queue.count } }
    #expect(moved <= 20_000 + 2 * waiting)
  }

  @Test func anythingTheQueueGaveAwayIsNotKept() {
    final class Object {}
    var queue = Queue<Object>()
    weak var first: Object?
    do {
      let object = Object()
      first = object
      queue.append(object)
    }
    queue.append(Object())
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil)
    #expect(queue.count == 1)
  }

  @Test func nothingIsKeptAfterElementsWereMoved() {
    final class Object {}
    var queue = Queue<Object>()
    var given: [() -> Object?] = []
    for _ in 0..<100 {
      let object = Object()
      given.append { [weak object] in object }
      queue.append(object)
    }
    for taken in 1...100 {
      _ = queue.popFirst()
      #expect(given.prefix(taken).allSatisfy { $0() == nil })
      #expect(given.dropFirst(taken).allSatisfy { $0() != nil })
    }
  }

  @Test func aCopyIsAQueueOfItsOwn() {
    var queue = Queue<Int>()
    for number in 1...3 { queue.append(number) }
    var copy = queue
    #expect(copy.popFirst() == 1)
    copy.append(4)
    #expect(Array(queue) == [1, 2, 3])
    #expect(Array(copy) == [2, 3, 4])
  }

  @Test func whatIsChangedInItsPlaceIsNotCopied() {
    var queue = Queue<[Int]>()
    var element: [Int] = []
    element.reserveCapacity(8)
    queue.append(element)
    element = []
    let before = queue[0].withUnsafeBufferPointer(\.baseAddress)
    queue[0].append(1)
    #expect(queue[0].withUnsafeBufferPointer(\.baseAddress) == before)
  }

  @Test func elementsAreFoundByTheirPlaceAndChangedThere() {
    var queue = Queue<[Int]>()
    for number in 1...5 { queue.append([number]) }
    _ = queue.popFirst()
    queue[1].append(30)
    #expect(Array(queue) == [[2], [3, 30], [4], [5]])
    #expect(queue.first == [2])
    #expect(queue.last == [5])
    #expect(queue.indices == 0..<4)
  }
}
