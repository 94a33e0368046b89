public import OrderedCollections

extension IdentifiedArray {
  /// Returns the position of the element with an id; nil when there is none. Complexity: O(1).
  @inlinable
  public func index(id: ID) -> Int? {
    hasStaleIDs ? contents.firstIndex { identification.id($0) == id } : orderedIDs.firstIndex(of: id)
  }

  /// Reserves memory for a total number of elements.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    orderedIDs.reserveCapacity(minimumCapacity)
    contents.reserveCapacity(minimumCapacity)
  }

  /// Appends an element, unless its id is in the array. Complexity: O(1), amortized.
  ///
  /// ```swift
  /// let (inserted, index) = rows.append(Row(id: 3))
  /// ```
  ///
  /// - Returns: Whether the element was appended, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    checkIDs()
    let result = orderedIDs.append(identification.id(element))
    if result.inserted {
      contents.append(element)
      structureChanged(removing: nil)
    }
    return result
  }

  /// Appends the elements whose ids are not in the array.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements {
      append(element)
    }
  }

  /// Inserts an element at a position, unless its id is in the array. Complexity: O(*n*).
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    checkIDs()
    let result = orderedIDs.insert(identification.id(element), at: index)
    if result.inserted {
      contents.insert(element, at: index)
      structureChanged(removing: nil)
    }
    return result
  }

  /// Replaces the element at a position with an element of the same id. Complexity: O(1).
  ///
  /// Traps with a message when the new element has another id.
  ///
  /// - Returns: The replaced element.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    checkIDs()
    checkID(identification.id(element), is: orderedIDs[index])
    var element = element
    swap(&element, &contents[index])
    structureChanged(removing: nil)
    return element
  }

  /// Replaces the element with the same id, or appends the element. Complexity: O(1), amortized.
  ///
  /// - Returns: The replaced element; nil when the element was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (inserted, index) = append(element)
    return inserted ? nil : update(element, at: index)
  }

  /// Replaces the element with the same id at its position, or inserts the element at a position. An insertion is
  /// O(*n*).
  ///
  /// - Returns: The replaced element (nil when the element was inserted), and the position of the element.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: index)
    return (inserted ? nil : update(element, at: index), index)
  }
}
