extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces a range of elements with other elements. Complexity: O(*n*).
  ///
  /// A new element is skipped when its id is outside of the range, or when an earlier new element has its id.
  ///
  /// ```swift
  /// rows.replaceSubrange(0..<1, with: [Row(id: 7), Row(id: 8)])
  /// ```
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    removeSubrange(subrange)
    var position = subrange.lowerBound
    for element in newElements where insert(element, at: position).inserted {
      position += 1
    }
  }

  /// Creates an array of the elements of a sequence. For elements with the same id, keeps the first. Complexity:
  /// O(*n*).
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }
}
