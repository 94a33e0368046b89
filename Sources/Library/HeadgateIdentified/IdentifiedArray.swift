public import HeadgateSupport
public import OrderedCollections

/// An ordered collection of elements that are unique by id.
///
/// An element is found by id in constant time and has a position, like an element of an array. Two arrays are equal
/// when their elements are equal and in the same order.
///
/// An element in the array keeps its id: changing the id in place traps with a message.
///
/// ```swift
/// struct Row: Identifiable { let id: Int; var title = "" }
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "second"
/// ```
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var orderedIDs: OrderedSet<ID>
  @usableFromInline var contents: [Element]
  /// The number of the structure. The highest bit is set while ``orderedIDs`` is stale (see `IdentifiedArray+Assign`).
  @usableFromInline var structure: UInt64
  /// The structure before the latest change, and the id that this change removed; 0 when it may have removed several
  /// ids.
  @usableFromInline var structureBefore: UInt64 = 0
  @usableFromInline var removedID: ID?
  /// Must be called as `identification.id(…)`: a method of the array would hold a copy of the array during the call.
  @usableFromInline let identification: Identification<ID, Element>

  /// All other initializers call this one. `ids` and `elements` must correspond.
  @inlinable
  init(ids: OrderedSet<ID>, elements: [Element], identification: Identification<ID, Element>) {
    orderedIDs = ids
    contents = elements
    self.identification = identification
    structure = elements.isEmpty ? 0 : uniqueNumber()
  }

  /// The ids of the elements, in order. Complexity: O(1).
  ///
  /// Inside a generic algorithm that assigns elements one after another, such as a `sort` of `MutableCollection`:
  /// O(*n*).
  @inlinable
  public var ids: OrderedSet<ID> { hasStaleIDs ? OrderedSet(contents.map(identification.id)) : orderedIDs }

  /// The elements, in order. Complexity: O(1).
  @inlinable
  public var elements: [Element] { contents }

  /// Internal to the library.
  // A number that changes when the ids or their order may have changed, or when an element was replaced. Two arrays
  // with the same number have the same ids in the same order. Changing an element in place does not change it.
  // Equality, hashing and coding ignore it. It is 0 for arrays that were created empty.
  @inlinable
  public var _$structure: UInt64 { structure }

  /// Internal to the library.
  // The removal since a structure, if the array has changed by one insertion, one removal or one move since then.
  @inlinable
  public func _$removal(since structure: UInt64) -> _Removal<ID> {
    if structure == self.structure { return .none }
    guard structureBefore != 0, structure == structureBefore else { return .unknown }
    return removedID.map { .one($0) } ?? .none
  }

  /// Records that the ids or their order may have changed, or that an element was replaced.
  @inlinable
  mutating func structureChanged() {
    structureChanged(removing: nil)
    structureBefore = 0
  }

  /// Records a change that removes at most one id.
  @inlinable
  mutating func structureChanged(removing id: ID?) {
    structureBefore = structure
    removedID = id
    structure = uniqueNumber()
  }
}

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
