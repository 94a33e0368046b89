public import HeadgateSupport
public import OrderedCollections

/// Support for generic algorithms of `MutableCollection`, which move elements by assigning them one after another.
///
/// Between two assignments, one element is at two positions and another element is at none. During that time
/// ``orderedIDs`` is *stale*: it contains all ids, each at the former position of its element. An element whose id is
/// at another position is *misplaced*. When assignments complete a cycle, the ids of the cycle are moved to their
/// elements. When no element is misplaced, the ids match the elements again.
extension IdentifiedArray {
  /// Whether an element is at two positions and another element is at none.
  @inlinable
  var hasStaleIDs: Bool { structure >= 1 << 63 }

  /// The number of misplaced elements.
  ///
  /// ``structure`` stores it with the lower bits of a unique number, so an array needs no memory for it. The lower bits
  /// are unique for 2^40 changes.
  @inlinable
  var misplacedCount: Int {
    get { hasStaleIDs ? Int((structure & ~(1 << 63)) >> 40) : 0 }
    set {
      let number = uniqueNumber()
      structure = newValue == 0 ? number : 1 << 63 | UInt64(newValue) << 40 | number & (1 << 40 - 1)
      structureBefore = 0
    }
  }

  /// Records that the order of the elements changed, without insertions or removals.
  @inlinable
  mutating func orderChanged() {
    if hasStaleIDs { misplacedCount = misplacedCount } else { structureChanged(removing: nil) }
  }

  /// Assigns an element that may come from another position.
  ///
  /// Traps with a message when no element has its id: an element in the array keeps its id.
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

  /// Moves the ids of a cycle of misplaced elements to their elements. Returns the length of the cycle; 0 if there is
  /// no cycle.
  ///
  /// Complexity: O(*n*) in the number of misplaced elements.
  @inlinable
  mutating func closeCycle(at start: Int) -> Int {
    var length = 1
    var position = origin(at: start)
    while position != start {
      let next = origin(at: position)
      // An element at its own position ends the chain: that element is at two positions.
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

  /// Returns the position in `orderedIDs` of the id of an element.
  @inlinable
  func origin(at position: Int) -> Int { orderedIDs.firstIndex(of: identification.id(contents[position]))! }

  /// Traps with a message when an element is at two positions. Every operation that depends on ids calls it first.
  ///
  /// It is mutating because the function that it calls is mutating. Otherwise the call would copy the array and release
  /// the copy.
  @inlinable
  mutating func checkIDs() {
    if hasStaleIDs { trapOverDuplicate() }
  }

  @inlinable
  @inline(never)
  mutating func trapOverDuplicate() -> Never {
    var ids = Set<ID>()
    let duplicate = contents.lazy.map(identification.id).first { !ids.insert($0).inserted }
    // There is a duplicate: without two elements of the same id, all cycles are complete.
    fatalError(IdentifiedMessages.assignedTwice(duplicate!, Element.self))
  }

  /// Moves the ids to the elements after an algorithm had access to the memory of the elements.
  ///
  /// Complexity: O(*n*). Traps with a message when an element has an id that no element had before.
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
