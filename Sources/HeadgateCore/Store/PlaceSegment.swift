/// One step from a feature to a child, as far as effects care: through which property or case, and to which child there.
///
/// A segment is structural (a path and an identity, not a node), so that it is the same whichever way the reducer was called.
@usableFromInline
package struct PlaceSegment: @unchecked Sendable {
  // Sendable: key paths are immutable, and the identities that operators put in (ids, case names) are only compared and
  // hashed, on the actor of the store that owns the effect.
  package let path: AnyKeyPath
  package let identity: AnyHashable?

  @usableFromInline
  package init(path: AnyKeyPath, identity: AnyHashable?) {
    self.path = path
    self.identity = identity
  }
}
