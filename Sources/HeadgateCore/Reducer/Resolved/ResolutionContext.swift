/// What a tree of reducers knows while it is resolved: which features are around, so that recursion ends.
public struct _ResolutionContext {
  /// Apart from the others, so that a feature without children needs no array.
  private let outermost: ObjectIdentifier?
  private let inner: [ObjectIdentifier]
  /// Set for a reducer that is called directly, and what it is composed of; not for its children.
  @usableFromInline let call: DirectCall?

  /// - Parameter call: Set when a reducer is resolved for one call.
  @usableFromInline
  package init(call: DirectCall? = nil) {
    self.init(outermost: nil, inner: [], call: call)
  }

  private init(outermost: ObjectIdentifier?, inner: [ObjectIdentifier], call: DirectCall? = nil) {
    self.outermost = outermost
    self.inner = inner
    self.call = call
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

/// A call of a reducer by a reducer of the user's own: what the called one is composed of, by which it is known again.
@usableFromInline
package final class DirectCall {
  private(set) var reducers: [ObjectIdentifier] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func note(_ reducer: Any.Type) { reducers.append(ObjectIdentifier(reducer)) }
}
