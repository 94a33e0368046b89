public import OrderedCollections

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array, without an allocation.
  @inlinable
  public init() {
    self.init(ids: [], elements: [], identification: Identification())
  }

  /// Creates an array of elements with different ids.
  ///
  /// Complexity: O(*n*). Traps with a message that names the id when two elements have the same id.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 2)])
  /// ```
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, identification: Identification())
  }

  /// Returns the same array: its elements are unique. Complexity: O(1).
  @inlinable
  public init(uniqueElements elements: Self) {
    self = elements
  }

  /// Creates an array of elements with different ids, without a check in release builds.
  ///
  /// Complexity: O(*n*). In a release build, an array with a duplicate id does not find its elements.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray(uncheckedUniqueElements: (1...9).map { Row(id: $0) })
  /// ```
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, identification: Identification())
  }

  /// Creates an array and combines elements with the same id into one element, at the position of the first.
  ///
  /// Complexity: O(*n*).
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray([Row(id: 1), Row(id: 1)]) { _, new in new }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - combine: Combines the current element and the next element. Its result must have their id; otherwise the
  ///     array traps with a message.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, identification: Identification(), combine: combine)
  }
}
