public import HeadgateIdentified

/// A collection of child states that effects and actions find by id.
///
/// One protocol lets `forEach` be one function for rows and for stacks.
public protocol ElementCollection<ElementID, ElementState> {
  /// What names an element.
  associatedtype ElementID: Hashable
  /// The state of an element.
  associatedtype ElementState

  /// Runs `body` on an element in place; nil when there is none with that id.
  ///
  /// ```swift
  /// rows._withElement(id: 1) { $0.isDone = true }
  /// ```
  mutating func _withElement<Result>(id: ElementID, _ body: (inout ElementState) -> Result) -> Result?

  /// Whether there is an element with an id.
  ///
  /// ```swift
  /// rows._hasElement(1)
  /// ```
  func _hasElement(_ id: ElementID) -> Bool

  /// What stands beside the elements' own actions, for a collection that is a stack; nil for others.
  static func _$steps<ElementsAction>(for: ElementsAction.Type) -> _StackSteps<Self, ElementsAction>?

  /// A number that changes when the ids or their order may have changed.
  ///
  /// ```swift
  /// let stamp = rows._$structure
  /// ```
  var _$structure: UInt64 { get }
}

extension IdentifiedArray: ElementCollection {
  public typealias ElementID = ID
  public typealias ElementState = Element

  @inlinable
  public func _hasElement(_ id: ID) -> Bool {
    index(id: id) != nil
  }
}
