/// One component of the path to an effect owner: the operator that runs the child, and the identity of the child.
///
/// A component is structural: it contains no resolved reducer. It is equal regardless of how the reducer was called.
@usableFromInline
package struct EffectOwnerComponent: @unchecked Sendable {
  // Sendable: keys are Sendable. The identities from operators (ids, case names) are only compared and hashed: on the actor of
  // the store that owns the effect, or with the lock of that store.
  package let key: OperatorID
  package let identity: AnyHashable?

  @usableFromInline
  package init(_ key: OperatorID, identity: AnyHashable?) {
    self.key = key
    self.identity = identity
  }
}
