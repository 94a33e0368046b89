public import OrderedCollections

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array; allocates nothing.
  @inlinable
  public init() {
    self.init(ids: [], elements: [], identification: Identification())
  }

  /// An array of elements that have different ids.
  ///
  /// Linear time. Traps with a message that names the id when two elements have the same one.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 2)])
  /// ```
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, identification: Identification())
  }

  /// The same array: its elements are unique already. Constant time.
  @inlinable
  public init(uniqueElements elements: Self) {
    self = elements
  }

  /// An array of elements of which the caller knows that they have different ids.
  ///
  /// Linear time. Checks in debug builds only; a duplicate in a release build leaves an array that does not find its
  /// elements.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray(uncheckedUniqueElements: (1...9).map { Row(id: $0) })
  /// ```
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, identification: Identification())
  }

  /// An array of elements, those with the same id combined into one at the place of the first.
  ///
  /// Linear time.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id: Int }
  /// let rows = IdentifiedArray([Row(id: 1), Row(id: 1)]) { _, new in new }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - combine: gets the element so far and the next one; its result must have their id, or the array traps with a
  ///     message.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, identification: Identification(), combine: combine)
  }
}
