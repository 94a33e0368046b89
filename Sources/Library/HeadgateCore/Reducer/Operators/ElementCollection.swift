public import HeadgateIdentified
public import OrderedCollections

/// A collection of child states that are identified by id.
///
/// The protocol lets `forEach` be one function for rows and for stacks.
public protocol ElementCollection<ElementID, ElementState> {
  /// The id type of an element.
  associatedtype ElementID: Hashable
  /// The state of an element.
  associatedtype ElementState

  /// Internal to the library.
  // Runs `body` once with an element in place; returns nil when the element is missing.
  mutating func _withElement<Result>(id: ElementID, _ body: (inout ElementState) -> Result) -> Result?

  /// Internal to the library.
  // Runs `body` with an element, which `body` must not change. Elements that copies of the collection share are not copied.
  // Returns nil when the element is missing.
  mutating func _lookAtElement<Result>(id: ElementID, _ body: (inout ElementState) -> Result) -> Result?

  /// Internal to the library.
  func _hasElement(_ id: ElementID) -> Bool

  /// Internal to the library.
  func _element(id: ElementID) -> ElementState?

  /// Internal to the library.
  // The ids of the elements, in order.
  var _ids: OrderedSet<ElementID> { get }

  /// Internal to the library.
  // The operations of a stack; nil for any other collection.
  static func _$stackOperations<ElementsAction>(for: ElementsAction.Type) -> _StackOperations<Self, ElementsAction>?

  /// Internal to the library.
  // A number that changes whenever the ids or their order may have changed.
  var _$structure: UInt64 { get }

  /// Internal to the library.
  // Returns the element that was removed since an earlier structure. A collection that does not record removals returns
  // `unknown`. The store then checks all elements with running effects.
  func _$removal(since structure: UInt64) -> _Removal<ElementID>
}

extension ElementCollection {
  @inlinable
  public func _$removal(since structure: UInt64) -> _Removal<ElementID> { .unknown }
}

extension IdentifiedArray: ElementCollection {
  public typealias ElementID = ID
  public typealias ElementState = Element

  @inlinable
  public func _hasElement(_ id: ID) -> Bool {
    index(id: id) != nil
  }

  @inlinable
  public func _element(id: ID) -> Element? { self[id: id] }

  @inlinable
  public var _ids: OrderedSet<ID> { ids }
}
