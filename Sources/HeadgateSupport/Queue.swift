/// What goes in last comes out last; ``append(_:)`` and ``popFirst()`` take constant time on average.
///
/// An array with a place to read from: what was taken leaves an empty slot until there are many and half of all slots are empty. Its
/// room stays, as that of a deque does. Ours, since the module of the deque in swift-collections takes nearly as long to compile
/// as all stores and reducers of the library (decision 0019).
@usableFromInline
package struct Queue<Element> {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  /// The slot of the first element; those before it are empty. There are no slots without an element behind them.
  @usableFromInline var head = 0

  @inlinable
  package init() {}

  @inlinable
  package mutating func append(_ element: Element) {
    slots.append(element)
  }

  /// Takes the first element; nil when there is none.
  @inlinable
  package mutating func popFirst() -> Element? {
    guard !slots.isEmpty else { return nil }
    // A queue of one is the common one.
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

  /// Fewer empty slots than these are not worth moving elements for.
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
  // Those of `Collection` allocate where the type of the element is not known when they are compiled.

  @inlinable
  package var first: Element? { slots.isEmpty ? nil : slots[head] }

  @inlinable
  package var last: Element? { slots.last ?? nil }
}

extension Queue: Sendable where Element: Sendable {}
