extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces a range of elements by others.
  ///
  /// A new element is left out when its id stands outside of the range or belongs to a new element before it. Linear
  /// time.
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

  /// An array of the elements of a sequence; of several elements with the same id, the first. Linear time.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }
}
