public import HeadgateSupport
public import OrderedCollections

/// Generic algorithms of `MutableCollection` move elements by assigning them one after another. On the way an element stands at
/// two positions, and another at none.
///
/// Meanwhile ``orderedIDs`` keeps all ids, each at the position of the element that it belonged to before: they are *stale*. An
/// element whose id is not the one at its position is *misplaced*. Assignments that go round in a cycle move the ids of the cycle
/// to their elements; when no element is misplaced any more, the ids are those of the elements again.
extension IdentifiedArray {
  /// Whether an element stands at two positions, and another one at none.
  @inlinable
  var hasStaleIDs: Bool { structure >= 1 << 63 }

  /// The number of misplaced elements. It stands in ``structure`` beside the lower bits of a number: an array needs no room for
  /// a state that algorithms alone see. The lower bits tell apart all stale arrays of 2^40 changes.
  @inlinable
  var misplacedCount: Int {
    get { hasStaleIDs ? Int((structure & ~(1 << 63)) >> 40) : 0 }
    set {
      let number = uniqueNumber()
      structure = newValue == 0 ? number : 1 << 63 | UInt64(newValue) << 40 | number & (1 << 40 - 1)
      structureBefore = 0
    }
  }

  /// Notes that elements have another order now, and that no other ones came or went.
  @inlinable
  mutating func orderChanged() {
    if hasStaleIDs { misplacedCount = misplacedCount } else { structureChanged(removing: nil) }
  }

  /// Assigns an element that may come from another position.
  ///
  /// Traps with a message when no element has its id: an element keeps its id for as long as it stands in the array.
  @inlinable
  mutating func assign(_ element: Element, at position: Int) {
    let id = identification.id(element)
    guard hasStaleIDs || id != orderedIDs[position] else {
      contents[position] = element
      structureChanged()
      return
    }
    assign(element, from: id, at: position)
  }

  @inlinable
  @inline(never)
  mutating func assign(_ element: Element, from id: ID, at position: Int) {
    let old = identification.id(contents[position])
    guard let origin = orderedIDs.firstIndex(of: id) else {
      fatalError(IdentifiedMessages.changedID(from: old, to: id, Element.self))
    }
    precondition(count < 1 << 23, "more elements than can be assigned one by one: use 'swapAt'")
    var misplaced = misplacedCount
    if old != orderedIDs[position] { misplaced -= 1 }
    contents[position] = element
    if origin != position { misplaced += 1 - closeCycle(at: position) }
    misplacedCount = misplaced
  }

  /// Moves the ids of a cycle of misplaced elements to their elements; returns the length of the cycle, 0 if there is none.
  ///
  /// Linear in the number of misplaced elements.
  @inlinable
  mutating func closeCycle(at start: Int) -> Int {
    var length = 1
    var position = origin(at: start)
    while position != start {
      let next = origin(at: position)
      // The one that is in its place is there twice.
      if next == position || length > count { return 0 }
      position = next
      length += 1
    }
    for _ in 1..<length {
      let next = origin(at: position)
      orderedIDs.swapAt(position, next)
      position = next
    }
    return length
  }

  /// Where the id of the element at a position stands; all ids of elements are there.
  @inlinable
  func origin(at position: Int) -> Int { orderedIDs.firstIndex(of: identification.id(contents[position]))! }

  /// What depends on ids begins with this. Traps with a message when an element stands at two positions.
  ///
  /// Mutating, as what it calls is: otherwise a copy of the array would be made for the call, and let go after it.
  @inlinable
  mutating func checkIDs() {
    if hasStaleIDs { trapOverDuplicate() }
  }

  @inlinable
  @inline(never)
  mutating func trapOverDuplicate() -> Never {
    var ids = Set<ID>()
    let duplicate = contents.lazy.map(identification.id).first { !ids.insert($0).inserted }
    // There is one: with no two elements of the same id, all cycles are closed.
    fatalError(IdentifiedMessages.assignedTwice(duplicate!, Element.self))
  }

  /// Moves the ids to the elements after an algorithm had the memory of the elements.
  ///
  /// Linear time. Traps with a message when an element has an id that none had before.
  @inlinable
  mutating func elementsMayHaveMoved() {
    guard let first = contents.indices.first(where: { identification.id(contents[$0]) != orderedIDs[$0] }) else {
      return misplacedCount = 0
    }
    var ids = OrderedSet<ID>(minimumCapacity: count)
    ids.append(contentsOf: orderedIDs[..<first])
    var misplaced = 0
    for position in first..<count {
      let id = identification.id(contents[position])
      guard orderedIDs.contains(id) else {
        fatalError(IdentifiedMessages.changedID(from: orderedIDs[position], to: id, Element.self))
      }
      ids.append(id)
      if id != orderedIDs[position] { misplaced += 1 }
    }
    if ids.count == count {
      orderedIDs = ids
      misplaced = 0
    }
    misplacedCount = misplaced
  }
}
