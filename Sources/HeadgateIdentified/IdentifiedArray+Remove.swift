public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an id. Linear time.
  ///
  /// - Returns: the element; nil when there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element that has the same id as the given one. Linear time.
  ///
  /// - Returns: the element that stood in the array; nil when there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identification.id(element))
  }

  /// Removes the element at a position. Linear time.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    checkIDs()
    structureChanged(removing: orderedIDs.remove(at: index))
    return contents.remove(at: index)
  }

  /// Removes the elements at positions, in linear time.
  ///
  /// ```swift
  /// rows.remove(atOffsets: [0, 2])
  /// ```
  ///
  /// - Parameter offsets: an index set, an array, or a range; the order does not matter.
  @inlinable
  public mutating func remove(atOffsets offsets: some Collection<Int>) {
    guard !offsets.isEmpty else { return }
    let offsets = Set(offsets)
    keep(indices.filter { !offsets.contains($0) })
  }

  /// Removes the elements that satisfy a condition. Linear time.
  ///
  /// When the condition throws, nothing is removed.
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(contents[$0]) }
    keep(kept)
  }

  /// Removes everything.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    let wasEmpty = isEmpty
    orderedIDs.removeAll(keepingCapacity: keepingCapacity)
    contents.removeAll(keepingCapacity: keepingCapacity)
    if !wasEmpty { structureChanged() }
  }

  /// Removes the elements in a range of positions. Linear time.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard !bounds.isEmpty else { return }
    checkIDs()
    orderedIDs.removeSubrange(bounds)
    contents.removeSubrange(bounds)
    structureChanged()
  }

  /// Removes the elements in a range of positions that is open on one side or closed. Linear time.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: contents))
  }

  /// Removes the first element, which must exist. Linear time.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes elements from the beginning. Linear time.
  @inlinable
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(..<count)
  }

  /// Removes the last element, which must exist. Constant time.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: count - 1)
  }

  /// Removes elements from the end.
  @inlinable
  public mutating func removeLast(_ count: Int) {
    removeSubrange((self.count - count)...)
  }

  /// Removes the last element; nil when the array is empty. Constant time.
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// The elements that satisfy a condition, in order, as an identified array. Linear time.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Leaves the elements at the given positions, which ascend or are a permutation; does nothing when all stay where they are.
  @inlinable
  mutating func keep(_ positions: [Int]) {
    checkIDs()
    guard !positions.elementsEqual(indices) else { return }
    let ids = orderedIDs
    contents = positions.map { contents[$0] }
    orderedIDs = OrderedSet(uncheckedUniqueElements: positions.lazy.map { ids[$0] })
    if positions.count == ids.count { structureChanged(removing: nil) } else { structureChanged() }
  }
}
