/// The action of a collection of children, which carries actions of single elements.
///
/// A conformance that is written by hand belongs to no actor: effects ask it wherever they run.
public protocol ElementAction<ElementID, ChildAction>: SendableMetatype {
  /// What names an element.
  associatedtype ElementID: Hashable
  /// The action of an element.
  associatedtype ChildAction

  /// Wraps the action of an element.
  ///
  /// ```swift
  /// IdentifiedAction<Int, RowAction>._element(id: 1, action: .tapped)
  /// ```
  static func _element(id: ElementID, action: ChildAction) -> Self

  /// The element and its action; nil for an action about the collection.
  ///
  /// ```swift
  /// if let (id, action) = rowsAction._element { print(id, action) }
  /// ```
  var _element: (id: ElementID, action: ChildAction)? { get }
}
