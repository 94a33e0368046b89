public import HeadgateSupport
public import OrderedCollections

/// An ordered collection of elements that are unique by id.
///
/// Elements are found by id in constant time and stand at positions like those of an array. Two arrays are equal when
/// their elements are, in order.
///
/// An element keeps its id for as long as it stands in the array: changing the id in place traps with a message.
///
/// ```swift
/// struct Row: Identifiable { let id: Int; var title = "" }
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "second"
/// ```
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var orderedIDs: OrderedSet<ID>
  @usableFromInline var contents: [Element]
  /// The number of the structure; the highest bit is set while ``orderedIDs`` are stale (see `IdentifiedArray+Assign`).
  @usableFromInline var structure: UInt64
  /// The structure before the latest change, and the id that this change removed; 0 when it may have removed several.
  @usableFromInline var structureBefore: UInt64 = 0
  @usableFromInline var removedID: ID?
  /// Asked as `identification.id(…)` in place: a method of the array that asked it would hold a copy of the array meanwhile.
  @usableFromInline let identification: Identification<ID, Element>

  /// All other ways to make an array end here; `ids` and `elements` correspond.
  @inlinable
  init(ids: OrderedSet<ID>, elements: [Element], identification: Identification<ID, Element>) {
    orderedIDs = ids
    contents = elements
    self.identification = identification
    structure = elements.isEmpty ? 0 : uniqueNumber()
  }

  /// The ids of the elements, in order; constant time.
  ///
  /// Inside a generic algorithm that assigns elements one after another (a `sort` of `MutableCollection`): linear time.
  @inlinable
  public var ids: OrderedSet<ID> { hasStaleIDs ? OrderedSet(contents.map(identification.id)) : orderedIDs }

  /// The elements, in order; constant time.
  @inlinable
  public var elements: [Element] { contents }

  /// A number that changes whenever the ids or their order may have changed, or an element was replaced as a whole.
  ///
  /// Two arrays with the same number have the same ids in the same order. Changing an element in place does not touch
  /// it. Equality, hashing and coding ignore it. It is 0 for arrays that were made empty.
  @inlinable
  public var _$structure: UInt64 { structure }

  /// What is gone since the array had a structure, when it has changed by one insertion, one removal or one move since.
  @inlinable
  public func _$removal(since structure: UInt64) -> _Removal<ID> {
    if structure == self.structure { return .none }
    guard structureBefore != 0, structure == structureBefore else { return .unknown }
    return removedID.map { .one($0) } ?? .none
  }

  /// Notes that the ids or their order may be others now, or an element another one.
  @inlinable
  mutating func structureChanged() {
    structureChanged(removing: nil)
    structureBefore = 0
  }

  /// Notes a change that removes an id or none, and no other.
  @inlinable
  mutating func structureChanged(removing id: ID?) {
    structureBefore = structure
    removedID = id
    structure = uniqueNumber()
  }
}

/// An identified array of elements that know their own id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
