/// A first-in, first-out queue. ``append(_:)`` and ``popFirst()`` take constant time on average.
///
/// The queue is an array with a read position. A removed element leaves an empty slot. The slots are removed when there are many
/// and at least half of all slots are empty. Like a deque, the queue keeps its capacity. The deque module of swift-collections
/// takes nearly as long to compile as all stores and reducers of the library (decision 0019).
@usableFromInline
package struct Queue<Element> {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  /// The slot of the first element. All slots before it are empty, and all slots after it contain elements.
  @usableFromInline var head = 0

  @inlinable
  package init() {}

  @inlinable
  package mutating func append(_ element: Element) {
    slots.append(element)
  }

  /// Removes and returns the first element, or returns nil when the queue is empty.
  @inlinable
  package mutating func popFirst() -> Element? {
    guard !slots.isEmpty else { return nil }
    // Most queues contain one element.
    if slots.count == 1 { return slots.removeLast() }
    let element = slots[head].take()
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= Self.leastMove, head * 2 >= slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }

  @inlinable
  package var isEmpty: Bool { slots.isEmpty }

  /// The number of empty slots below which the elements are not moved.
  @inlinable
  static var leastMove: Int { 32 }
}

extension Queue: RandomAccessCollection, MutableCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { slots.count - head }

  @inlinable
  package subscript(position: Int) -> Element {
    get { slots[head + position]! }
    _modify { yield &slots[head + position]! }
  }
}

extension Queue {
  // The implementations of `Collection` allocate in unspecialized code.

  @inlinable
  package var first: Element? { slots.isEmpty ? nil : slots[head] }

  @inlinable
  package var last: Element? { slots.last ?? nil }
}

extension Queue: Sendable where Element: Sendable {}
