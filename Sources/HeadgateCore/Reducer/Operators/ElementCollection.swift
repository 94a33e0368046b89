public import HeadgateIdentified
public import OrderedCollections

/// A collection of child states that effects and actions find by id.
///
/// One protocol lets `forEach` be one function for rows and for stacks.
public protocol ElementCollection<ElementID, ElementState> {
  /// What names an element.
  associatedtype ElementID: Hashable
  /// The state of an element.
  associatedtype ElementState

  /// Runs `body` on an element in place, once; nil when there is none with that id.
  ///
  /// ```swift
  /// rows._withElement(id: 1) { $0.isDone = true }
  /// ```
  mutating func _withElement<Result>(id: ElementID, _ body: (inout ElementState) -> Result) -> Result?

  /// Runs `body` on an element that it must not change, without a copy of what copies of the collection share; nil when there is
  /// none with that id.
  ///
  /// ```swift
  /// let isDone = rows._lookAtElement(id: 1) { $0.isDone }
  /// ```
  mutating func _lookAtElement<Result>(id: ElementID, _ body: (inout ElementState) -> Result) -> Result?

  /// Whether there is an element with an id.
  ///
  /// ```swift
  /// rows._hasElement(1)
  /// ```
  func _hasElement(_ id: ElementID) -> Bool

  /// The element with an id; nil when there is none.
  ///
  /// ```swift
  /// let row = rows._element(id: 1)
  /// ```
  func _element(id: ElementID) -> ElementState?

  /// The ids of the elements, in order.
  ///
  /// ```swift
  /// let first = rows._ids.first
  /// ```
  var _ids: OrderedSet<ElementID> { get }

  /// What stands beside the elements' own actions, for a collection that is a stack; nil for others.
  ///
  /// ```swift
  /// let steps = StackState<Path.State>._$stackOperations(for: StackActionOf<Path>.self)
  /// ```
  static func _$stackOperations<ElementsAction>(for: ElementsAction.Type) -> _StackOperations<Self, ElementsAction>?

  /// A number that changes when the ids or their order may have changed.
  ///
  /// ```swift
  /// let stamp = rows._$structure
  /// ```
  var _$structure: UInt64 { get }

  /// The element that is gone since the collection had a structure, as far as the collection knows: a collection that does not
  /// keep that answers `unknown`, and all its elements with effects are looked for.
  ///
  /// ```swift
  /// let removal = rows._$removal(since: stamp)
  /// ```
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
