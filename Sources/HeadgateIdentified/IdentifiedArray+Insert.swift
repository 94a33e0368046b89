public import OrderedCollections

extension IdentifiedArray {
  /// The position of the element with an id, in constant time; nil when there is none.
  ///
  /// ```swift
  /// let position = rows.index(id: 2)
  /// ```
  @inlinable
  public func index(id: ID) -> Int? {
    hasStaleIDs ? contents.firstIndex { identification.id($0) == id } : orderedIDs.firstIndex(of: id)
  }

  /// Makes room for a number of elements in all.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    orderedIDs.reserveCapacity(minimumCapacity)
    contents.reserveCapacity(minimumCapacity)
  }

  /// Appends an element unless its id is there already. Constant time, amortized.
  ///
  /// ```swift
  /// let (inserted, index) = rows.append(Row(id: 3))
  /// ```
  ///
  /// - Returns: whether it was appended, and the position of the element that has its id now.
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

  /// Appends the elements whose ids are not there already.
  ///
  /// ```swift
  /// rows.append(contentsOf: [Row(id: 3), Row(id: 4)])
  /// ```
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements {
      append(element)
    }
  }

  /// Inserts an element at a position unless its id is there already. Linear time.
  ///
  /// - Returns: whether it was inserted, and the position of the element that has its id now.
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

  /// Replaces the element at a position by one with the same id. Constant time.
  ///
  /// Traps with a message when the new element has another id.
  ///
  /// - Returns: the element that stood there.
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

  /// Replaces the element with the same id, or appends the element. Constant time, amortized.
  ///
  /// - Returns: the element that was replaced; nil when the element was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (inserted, index) = append(element)
    return inserted ? nil : update(element, at: index)
  }

  /// Replaces the element with the same id where it stands, or inserts the element at a position. Linear time when it
  /// is inserted.
  ///
  /// - Returns: the element that was replaced, nil when the element was inserted; and the position where it stands.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: index)
    return (inserted ? nil : update(element, at: index), index)
  }
}
