extension Shared where Value: MutableCollection & RandomAccessCollection & Sendable, Value.Index: Sendable {
  /// The element at a position, which must exist. While the collection is too short later, it has its last value.
  ///
  /// A change of an element that is gone changes nothing else. To follow an element that moves, use its id:
  /// `Shared($rows[id: id])`.
  ///
  /// ```swift
  /// $scores[0].withLock { $0 += 1 }
  /// ```
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    let part = CollectionPart.position(position, of: location.read())
    return .init(location: PartLocation(location, ChangeableCollectionPart(part: part) { $1(&$0[position]) }))
  }

  /// The elements at a range of positions, which must exist. While the collection is too short later, it has the last ones.
  ///
  /// Complexity: O(*n*) for each read, where *n* is the length of the range: the elements are copied.
  public subscript(bounds: Range<Value.Index>) -> Shared<Value.SubSequence> {
    let part = CollectionPart.range(bounds, of: location.read())
    return .init(location: PartLocation(location, ChangeableCollectionPart(part: part) { $1(&$0[bounds]) }))
  }
}

extension Shared where Value: RandomAccessCollection & Sendable, Value.Index: Sendable {
  /// The element at a position of a collection whose elements cannot be assigned. While the collection is too short later, it has its
  /// last value.
  public subscript(position: Value.Index) -> SharedReader<Value.Element> { SharedReader(self)[position] }

  /// The elements at a range of positions of a collection whose elements cannot be assigned.
  public subscript(bounds: Range<Value.Index>) -> SharedReader<Value.SubSequence> { SharedReader(self)[bounds] }
}

extension SharedReader where Value: RandomAccessCollection & Sendable, Value.Index: Sendable {
  /// The element at a position, which must exist. While the collection is too short later, it has its last value.
  public subscript(position: Value.Index) -> SharedReader<Value.Element> {
    .init(location: ReadablePartLocation(location, CollectionPart.position(position, of: location.read())))
  }

  /// The elements at a range of positions, which must exist. While the collection is too short later, it has the last ones.
  ///
  /// Complexity: O(*n*) for each read, where *n* is the length of the range: the elements are copied.
  public subscript(bounds: Range<Value.Index>) -> SharedReader<Value.SubSequence> {
    .init(location: ReadablePartLocation(location, CollectionPart.range(bounds, of: location.read())))
  }
}
