/// Internal to the library.
// The enclosing features during the resolution of a reducer. It ends the recursion of a feature that contains itself.
public struct _ResolutionContext {
  /// Separate from the others, so that a feature without children needs no array.
  private let outermost: ObjectIdentifier?
  private let inner: [ObjectIdentifier]
  /// Set for a reducer that is called directly, and for its components. Nil for its children.
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

  /// Returns whether a reducer of this type is being resolved. Such a reducer contains itself, and its child is resolved at
  /// the first action.
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

/// The components of a reducer that another reducer calls directly. They identify the call.
@usableFromInline
package final class DirectCall {
  private(set) var reducers: [ObjectIdentifier] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func note(_ reducer: Any.Type) { reducers.append(ObjectIdentifier(reducer)) }
}
