public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an id. Complexity: O(*n*).
  ///
  /// - Returns: The removed element; nil when there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with the same id as the given element. Complexity: O(*n*).
  ///
  /// - Returns: The removed element; nil when there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identification.id(element))
  }

  /// Removes the element at a position. Complexity: O(*n*).
  ///
  /// At the end, nothing is moved. A removal at the start is much faster than one in the middle. To remove several
  /// elements, call ``removeAll(where:)`` once.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    checkIDs()
    structureChanged(removing: orderedIDs.remove(at: index))
    return contents.remove(at: index)
  }

  /// Removes the elements at positions. Complexity: O(*n*).
  ///
  /// ```swift
  /// rows.remove(atOffsets: [0, 2])
  /// ```
  ///
  /// - Parameter offsets: An index set, an array, or a range, in any order.
  @inlinable
  public mutating func remove(atOffsets offsets: some Collection<Int>) {
    guard !offsets.isEmpty else { return }
    let offsets = Set(offsets)
    // One row, as when a row of a list is swiped.
    if offsets.count == 1, let index = offsets.first, indices.contains(index) {
      remove(at: index)
      return
    }
    keep(indices.filter { !offsets.contains($0) })
  }

  /// Removes the elements that satisfy a condition. Complexity: O(*n*).
  ///
  /// When the condition throws, no element is removed.
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(contents[$0]) }
    keep(kept)
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    let wasEmpty = isEmpty
    orderedIDs.removeAll(keepingCapacity: keepingCapacity)
    contents.removeAll(keepingCapacity: keepingCapacity)
    if !wasEmpty { structureChanged() }
  }

  /// Removes the elements in a range of positions. Complexity: O(*n*).
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard !bounds.isEmpty else { return }
    checkIDs()
    orderedIDs.removeSubrange(bounds)
    contents.removeSubrange(bounds)
    structureChanged()
  }

  /// Removes the elements in a range expression of positions. Complexity: O(*n*).
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: contents))
  }

  /// Removes the first element, which must exist. Complexity: O(*n*).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes elements from the beginning. Complexity: O(*n*).
  @inlinable
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(..<count)
  }

  /// Removes the last element, which must exist. Complexity: O(1).
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

  /// Removes the last element; returns nil when the array is empty. Complexity: O(1).
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// Returns the elements that satisfy a condition, in order, as an identified array. Complexity: O(*n*).
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Keeps the elements at positions, which are ascending or a permutation. Does nothing when no element moves.
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
