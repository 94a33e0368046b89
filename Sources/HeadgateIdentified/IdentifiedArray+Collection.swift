extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { contents.count }

  /// The number of elements; constant time.
  @inlinable
  public var count: Int { contents.count }

  /// The position behind another.
  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  /// The position before another.
  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  /// Walks over the elements in order.
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

  /// Calls `body` with the memory of the elements, in which it may move them.
  ///
  /// Linear time. Traps with a message when an element has an id afterwards that none had before.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { elementsMayHaveMoved() }
    return try contents.withContiguousMutableStorageIfAvailable(body)
  }
}
