public import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty array with a key path to the ids of elements.
  ///
  /// ```swift
  /// var names = IdentifiedArray<String, String>(id: \.self)
  /// ```
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(ids: [], elements: [], identification: Identification(id))
  }

  /// Creates an array of elements with different ids.
  ///
  /// Complexity: O(*n*). Traps with a message that names the id when two elements have the same id.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
  /// ```
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(uniqueElements: elements, identification: Identification(id))
  }

  /// Creates an array of elements with different ids, without a check in release builds.
  ///
  /// Complexity: O(*n*). In a release build, an array with a duplicate id does not find its elements.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uncheckedUniqueElements: ["a", "b"], id: \.self)
  /// ```
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(uncheckedUniqueElements: elements, identification: Identification(id))
  }

  /// Creates an array and combines elements with the same id into one element, at the position of the first.
  ///
  /// Complexity: O(*n*).
  ///
  /// ```swift
  /// let longest = IdentifiedArray(["a", "bb", "c"], id: \.count) { old, new in max(old, new) }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The key path to an element's id.
  ///   - combine: Combines the current element and the next element. Its result must have their id; otherwise the
  ///     array traps with a message.
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
