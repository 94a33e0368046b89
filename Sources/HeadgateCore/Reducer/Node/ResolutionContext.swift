/// What a tree of reducers knows while it is resolved: which features are around, so that recursion ends.
public struct _ResolutionContext {
  /// Apart from the others, so that a feature without children needs no array.
  private let outermost: ObjectIdentifier?
  private let inner: [ObjectIdentifier]

  @usableFromInline
  package init() {
    outermost = nil
    inner = []
  }

  private init(outermost: ObjectIdentifier, inner: [ObjectIdentifier]) {
    self.outermost = outermost
    self.inner = inner
  }

  /// Whether a reducer of this type is being resolved already: it contains itself and is resolved when an action gets there.
  @usableFromInline
  func contains(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    return id == outermost || inner.contains(id)
  }

  @usableFromInline
  func entering(_ type: Any.Type) -> _ResolutionContext {
    let id = ObjectIdentifier(type)
    guard let outermost else { return _ResolutionContext(outermost: id, inner: []) }
    return _ResolutionContext(outermost: outermost, inner: inner + [id])
  }
}
