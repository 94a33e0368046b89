public import HeadgateCasePathsRuntime

/// The action of a collection with its gates opened, for who composes stores.
@usableFromInline
struct OpenedElementAction<Base: ElementAction, Child: Reducer>: ElementAction
where Child.Action: GatedAction, Base.ChildAction == Gate<Child> {
  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
  }

  @inlinable
  static func _element(id: Base.ElementID, action: Child.Action) -> Self {
    Self(base: ._element(id: id, action: Gate(action)))
  }

  @inlinable
  var _element: (id: Base.ElementID, action: Child.Action)? {
    base._element.map { ($0.id, $0.action.action) }
  }
}

extension AnyCasePath where Value: ElementAction {
  /// The path on to the collection's action with its gates opened.
  @inlinable
  func openedElements<Child: Reducer>() -> AnyCasePath<Root, OpenedElementAction<Value, Child>>
  where Value.ChildAction == Gate<Child> {
    let (embed, extract) = (embed, extract)
    let embedOpened: (OpenedElementAction<Value, Child>) -> Root = { embed($0.base) }
    let extractOpened: (Root) -> OpenedElementAction<Value, Child>? = {
      extract($0).map { OpenedElementAction(base: $0) }
    }
    // They hold two functions that may be sent and the types; see `Gate.entering`.
    return AnyCasePath<Root, OpenedElementAction<Value, Child>>(
      tag: tag,
      isOneStep: isOneStep,
      embed: unsafeBitCast(embedOpened, to: (@Sendable (OpenedElementAction<Value, Child>) -> Root).self),
      extract: unsafeBitCast(extractOpened, to: (@Sendable (Root) -> OpenedElementAction<Value, Child>?).self)
    )
  }
}
