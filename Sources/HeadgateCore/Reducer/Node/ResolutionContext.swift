/// What a tree of reducers knows while it is resolved: which features are around, so that recursion ends.
public struct _ResolutionContext {
  @usableFromInline
  let types: [ObjectIdentifier]

  @usableFromInline
  package init(types: [ObjectIdentifier] = []) {
    self.types = types
  }

  /// Whether a reducer of this type is being resolved already: it contains itself and is resolved when an action gets there.
  @usableFromInline
  func contains(_ type: Any.Type) -> Bool {
    types.contains(ObjectIdentifier(type))
  }

  @usableFromInline
  func entering(_ type: Any.Type) -> _ResolutionContext {
    _ResolutionContext(types: types + [ObjectIdentifier(type)])
  }
}
