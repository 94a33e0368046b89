/// The action of a collection of children. It carries actions of single elements.
///
/// Without a macro, the conformance must be `nonisolated`, because effects use it on any actor.
public protocol ElementAction<ElementID, ChildAction>: SendableMetatype {
  /// The id type of an element.
  associatedtype ElementID: Hashable
  /// The action of an element.
  associatedtype ChildAction

  /// Internal to the library.
  // Wraps the action of an element.
  static func _element(id: ElementID, action: ChildAction) -> Self

  /// Internal to the library.
  // Returns the id and the action of an element; nil for an action of the collection itself.
  var _element: (id: ElementID, action: ChildAction)? { get }
}
