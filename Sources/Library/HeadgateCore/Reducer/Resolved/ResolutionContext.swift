internal import HeadgateSupport

/// Internal to the library.
// The enclosing features during the resolution of a reducer. It ends the recursion of a feature that contains itself.
public struct _ResolutionContext {
  /// Separate from the others, so that a feature without children needs no object.
  private var outermost: ObjectIdentifier?
  private var inner: EnclosingFeature?
  /// Set for a reducer that is called directly, and for its components. Nil for its children.
  @usableFromInline let call: DirectCall?
  /// Notes the features that operators run; nil for a direct call.
  @usableFromInline let features: RunFeatures?

  @usableFromInline
  package init(call: DirectCall? = nil, noting features: RunFeatures? = nil) {
    self.call = call
    self.features = features
  }

  /// Notes that a feature may run children in a way that is not known here.
  package func noteUnknownChildren(of action: Any.Type) { features?.noteUnknownChildren(of: action) }

  /// Returns whether a reducer of this type is being resolved. Such a reducer contains itself, and its child is resolved at
  /// the first action.
  @usableFromInline
  func contains(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    var feature = inner
    while let current = feature {
      if current.id == id { return true }
      feature = current.outer
    }
    return id == outermost
  }

  @usableFromInline
  func entering(_ type: Any.Type) -> _ResolutionContext {
    let id = ObjectIdentifier(type)
    var context = _ResolutionContext(noting: features)
    context.outermost = outermost ?? id
    if outermost != nil { context.inner = EnclosingFeature(id: id, outer: inner) }
    return context
  }
}

/// A feature around the one that is being resolved. A list, because an array would be copied for each feature.
private final class EnclosingFeature {
  let id: ObjectIdentifier
  let outer: EnclosingFeature?

  init(id: ObjectIdentifier, outer: EnclosingFeature?) {
    self.id = id
    self.outer = outer
  }
}

/// The components of a reducer that another reducer calls directly. They identify the call.
@usableFromInline
package final class DirectCall {
  private(set) var reducers: [ObjectIdentifier] = []

  @usableFromInline
  init() {
    ReductionFrame.current?.pointee.hasDirectReductions = true
  }

  @usableFromInline
  func note(_ reducer: Any.Type) { reducers.append(ObjectIdentifier(reducer)) }
}
