/// One step from a feature to a child, as far as effects care: which operator runs the child, and which child it is.
///
/// A segment is structural (no node is in it), so that it is the same whichever way the reducer was called.
@usableFromInline
package struct EffectOwnerComponent: @unchecked Sendable {
  // Sendable: keys are, and the identities that operators put in (ids, case names) are only compared and hashed: on the actor of
  // the store that owns the effect, or with the lock of that store.
  package let key: OperatorID
  package let identity: AnyHashable?

  @usableFromInline
  package init(_ key: OperatorID, identity: AnyHashable?) {
    self.key = key
    self.identity = identity
  }
}
