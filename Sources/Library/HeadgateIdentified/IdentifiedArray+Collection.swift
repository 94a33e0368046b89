extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element: the number of elements.
  @inlinable
  public var endIndex: Int { contents.count }

  /// The number of elements. Complexity: O(1).
  @inlinable
  public var count: Int { contents.count }

  /// Returns the position after a position.
  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  /// Returns the position before a position.
  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  /// Returns an iterator over the elements in order.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> {
    contents.makeIterator()
  }

  /// Calls `body` with the memory of the elements.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try contents.withContiguousStorageIfAvailable(body)
  }

  /// Calls `body` with the memory of the elements. `body` may move elements.
  ///
  /// Complexity: O(*n*). Traps with a message when an element has an id that no element had before.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { elementsMayHaveMoved() }
    return try contents.withContiguousMutableStorageIfAvailable(body)
  }
}
