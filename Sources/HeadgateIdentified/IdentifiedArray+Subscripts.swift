public import OrderedCollections

extension IdentifiedArray {
  /// The element with an id; nil when there is none.
  ///
  /// Assigning appends an element that is new and replaces one that is there; assigning nil removes it. Changing a
  /// member, as in `rows[id: 1]?.title = "new"`, happens in place, in constant time and without copying what the
  /// element holds; the compiler allocates a frame of the size of an element for it.
  ///
  /// Traps with a message when the element that is assigned, or the changed one, has another id.
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
      // The element leaves the array while it is changed, so that it is the only owner of what it holds. The last
      // element keeps its place meanwhile: the storage stays full and in use, and nothing is allocated to put the
      // element back.
      checkIDs()
      let index = index(id: id)
      var element = index.map { take(at: $0) }
      defer { put(element, at: index, id: id) }
      yield &element
    }
  }

  /// The element at a position, changed in place and in constant time.
  ///
  /// Traps with a message when the id of the element is changed in place, or when an element is assigned whose id is new.
  /// An element of another position may be assigned, as algorithms do that move elements one by one. Until each element stands
  /// at one position again, what depends on ids (`append`, `remove`, `[id:]` for writing) traps with a message.
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

  /// Runs `body` on the element with `id`, in place: one look-up, no copy, no allocation.
  ///
  /// Traps with a message when `body` changes the element's id.
  ///
  /// - Returns: what `body` returns; nil when there is no such element.
  @inlinable
  @discardableResult
  public mutating func _withElement<Result>(id: ID, _ body: (inout Element) -> Result) -> Result? {
    checkIDs()
    guard let index = orderedIDs.firstIndex(of: id) else { return nil }
    let result = body(&contents[index])
    checkID(identification.id(contents[index]), is: id)
    return result
  }

  /// Runs `body` on the element with `id`, which it must not change: nothing is copied, even where copies share the storage.
  ///
  /// - Returns: what `body` returns; nil when there is no such element.
  @inlinable
  @discardableResult
  public mutating func _lookAtElement<Result>(id: ID, _ body: (inout Element) -> Result) -> Result? {
    checkIDs()
    guard let index = orderedIDs.firstIndex(of: id) else { return nil }
    // Sound: the storage lives as long as the call, the element is there, and `body` only reads what it is given as `inout`.
    return contents.withUnsafeBufferPointer { body(&UnsafeMutableBufferPointer(mutating: $0)[index]) }
  }

  @inlinable
  func checkID(_ newID: ID, is id: ID) {
    guard newID == id else { fatalError(IdentifiedMessages.changedID(from: id, to: newID, Element.self)) }
  }

  /// Takes the element out of the storage; the last one stands in its place until ``put(_:at:id:)`` is called.
  @inlinable
  mutating func take(at index: Int) -> Element {
    var element = contents.removeLast()
    if index < contents.count {
      swap(&element, &contents[index])
    }
    return element
  }

  /// Undoes ``take(at:)`` with an element that was changed meanwhile, or set to nil, or is new when `index` is nil.
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

  /// Undoes ``take(at:)`` where an element came or went.
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
