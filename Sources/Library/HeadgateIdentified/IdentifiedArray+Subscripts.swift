public import OrderedCollections

extension IdentifiedArray {
  /// The element with an id; nil when there is none.
  ///
  /// Setting an element replaces the element with the id, or appends it. Setting nil removes the element. Changing a
  /// member, as in `rows[id: 1]?.title = "new"`, happens in place, in constant time and without copying the element's
  /// contents. For that change, the compiler allocates a frame of the size of an element.
  ///
  /// Traps with a message when the set or changed element has another id.
  ///
  /// ```swift
  /// rows[id: 2]?.title = "second"
  /// rows[id: 3] = nil
  /// ```
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      index(id: id).map { contents[$0] }
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      let newID = identification.id(newValue)
      guard newID == id else { fatalError(IdentifiedMessages.foreignID(newID, assignedTo: id, Element.self)) }
      updateOrAppend(newValue)
    }
    _modify {
      // The element leaves the array during the change, so that it is the only owner of its contents. The last element
      // takes its slot, so the storage keeps its capacity, and putting the element back allocates nothing.
      checkIDs()
      let index = index(id: id)
      var element = index.map { take(at: $0) }
      defer { put(element, at: index, id: id) }
      yield &element
    }
  }

  /// The element at a position, changed in place. Complexity: O(1).
  ///
  /// Traps with a message when the id of the element is changed in place, or when an element with a new id is set. An
  /// element of another position may be set, as in algorithms that move elements one by one. While an element is at two
  /// positions, operations that depend on ids (`append`, `remove`, writes by `[id:]`) trap with a message.
  ///
  /// ```swift
  /// rows[0].title = "first"
  /// ```
  @inlinable
  public subscript(position: Int) -> Element {
    _read {
      yield contents[position]
    }
    set {
      assign(newValue, at: position)
    }
    _modify {
      guard !hasStaleIDs else {
        let id = identification.id(contents[position])
        defer { checkID(identification.id(contents[position]), is: id) }
        yield &contents[position]
        return
      }
      defer { checkID(identification.id(contents[position]), is: orderedIDs[position]) }
      yield &contents[position]
    }
  }

  /// Internal to the library.
  // Runs `body` on the element in place: one lookup, no copy, no allocation. Traps with a message when `body` changes
  // the element's id. Returns nil when there is no such element.
  @inlinable
  @discardableResult
  public mutating func _withElement<Result>(id: ID, _ body: (inout Element) -> Result) -> Result? {
    checkIDs()
    guard let index = orderedIDs.firstIndex(of: id) else { return nil }
    let result = body(&contents[index])
    checkID(identification.id(contents[index]), is: id)
    return result
  }

  /// Internal to the library.
  // Runs `body`, which must not change the element, without a copy even when copies of the array share the storage.
  // Returns nil when there is no such element.
  @inlinable
  @discardableResult
  public mutating func _lookAtElement<Result>(id: ID, _ body: (inout Element) -> Result) -> Result? {
    checkIDs()
    guard let index = orderedIDs.firstIndex(of: id) else { return nil }
    // Safe: the storage lives during the call, the element exists, and `body` only reads its `inout` argument.
    return contents.withUnsafeBufferPointer { body(&UnsafeMutableBufferPointer(mutating: $0)[index]) }
  }

  @inlinable
  func checkID(_ newID: ID, is id: ID) {
    guard newID == id else { fatalError(IdentifiedMessages.changedID(from: id, to: newID, Element.self)) }
  }

  /// Moves the element out of the storage. The last element takes its slot until ``put(_:at:id:)`` is called.
  @inlinable
  mutating func take(at index: Int) -> Element {
    var element = contents.removeLast()
    if index < contents.count {
      swap(&element, &contents[index])
    }
    return element
  }

  /// Reverts ``take(at:)`` with an element that was changed, set to nil, or is new (then `index` is nil).
  @inlinable
  mutating func put(_ element: Element?, at index: Int?, id: ID) {
    guard let index, var element else {
      putChanged(element, at: index, id: id)
      return
    }
    checkID(identification.id(element), is: id)
    if index < contents.count {
      swap(&element, &contents[index])
    }
    contents.append(element)
  }

  /// Reverts ``take(at:)`` when an element was added or removed.
  @inlinable
  @inline(never)
  mutating func putChanged(_ element: Element?, at index: Int?, id: ID) {
    if let index {
      if index < contents.count {
        contents.append(contents.remove(at: index))
      }
      structureChanged(removing: orderedIDs.remove(at: index))
    } else if let element {
      self[id: id] = element
    }
  }
}
