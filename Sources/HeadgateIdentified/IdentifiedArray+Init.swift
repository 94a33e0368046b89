public import OrderedCollections

extension IdentifiedArray {
  /// An empty array whose elements' ids are found by a key path.
  ///
  /// ```swift
  /// var names = IdentifiedArray<String, String>(id: \.self)
  /// ```
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(ids: [], elements: [], identification: Identification(id))
  }

  /// An array of elements that have different ids.
  ///
  /// Linear time. Traps with a message that names the id when two elements have the same one.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
  /// ```
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(uniqueElements: elements, identification: Identification(id))
  }

  /// An array of elements of which the caller knows that they have different ids.
  ///
  /// Linear time. Checks in debug builds only; a duplicate in a release build leaves an array that does not find its
  /// elements.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uncheckedUniqueElements: ["a", "b"], id: \.self)
  /// ```
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(uncheckedUniqueElements: elements, identification: Identification(id))
  }

  /// An array of elements, those with the same id combined into one at the place of the first.
  ///
  /// Linear time.
  ///
  /// ```swift
  /// let longest = IdentifiedArray(["a", "bb", "c"], id: \.count) { old, new in max(old, new) }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - id: the key path to an element's id.
  ///   - combine: gets the element so far and the next one; its result must have their id, or the array traps with a
  ///     message.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, identification: Identification(id), combine: combine)
  }

  @inlinable
  init(uniqueElements elements: some Sequence<Element>, identification: Identification<ID, Element>) {
    let elements = Array(elements)
    var ids = OrderedSet<ID>(minimumCapacity: elements.count)
    for element in elements {
      let id = identification.id(element)
      guard ids.append(id).inserted else { fatalError(IdentifiedMessages.duplicateID(id, Element.self)) }
    }
    self.init(ids: ids, elements: elements, identification: identification)
  }

  @inlinable
  init(uncheckedUniqueElements elements: some Sequence<Element>, identification: Identification<ID, Element>) {
    let elements = Array(elements)
    let ids = OrderedSet(uncheckedUniqueElements: elements.lazy.map(identification.id))
    self.init(ids: ids, elements: elements, identification: identification)
  }

  @inlinable
  init(
    _ elements: some Sequence<Element>,
    identification: Identification<ID, Element>,
    combine: (Element, Element) throws -> Element
  ) rethrows {
    var ids = OrderedSet<ID>()
    var unique: [Element] = []
    for element in elements {
      let (inserted, index) = ids.append(identification.id(element))
      if inserted {
        unique.append(element)
      } else {
        let combined = try combine(unique[index], element)
        let (id, newID) = (ids[index], identification.id(combined))
        guard newID == id else { fatalError(IdentifiedMessages.changedID(from: id, to: newID, Element.self)) }
        unique[index] = combined
      }
    }
    self.init(ids: ids, elements: unique, identification: identification)
  }
}
