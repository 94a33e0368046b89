public import HeadgateIdentified

/// Internal to the library.
// The search for effect owners whose child is no longer present. A store runs it after an action while effects of removable
// children run. It visits the effect owners together with the resolved reducers. Its cost depends on the number of effect
// owners with running effects below them, not on the size of the state. In a collection, it checks only the elements that
// the latest change may have removed.
public struct _Reconciliation {
  /// The results of one search.
  final class Findings {
    var gone: [EffectOwner] = []
  }

  let effectOwner: EffectOwner
  let findings: Findings

  init(effectOwner: EffectOwner, findings: Findings) {
    self.effectOwner = effectOwner
    self.findings = findings
  }

  /// Returns whether effects run below an operator.
  @usableFromInline
  package func hasMembers(at key: OperatorID) -> Bool { effectOwner.hasGroups && effectOwner.group(at: key) != nil }

  /// Finds the effect owners of an operator with a single child that do not belong to the current child.
  @usableFromInline
  package func visit(_ key: OperatorID, identity: AnyHashable?, isPresent: Bool) {
    guard let group = effectOwner.group(at: key) else { return }
    group.skipCheck()
    group.forEachMember { member in
      if !isPresent || member.identity != identity { findings.gone.append(member) }
    }
  }

  /// Continues below the effect owner with an identity if effects run below it.
  @usableFromInline
  package func descend(_ key: OperatorID, identity: AnyHashable?, _ body: (_Reconciliation) -> Void) {
    guard let member = effectOwner.group(at: key)?.member(identity), member.hasGroups else { return }
    body(_Reconciliation(effectOwner: member, findings: findings))
  }

  /// Finds the effect owners of removed elements.
  @usableFromInline
  package func visitEach(
    _ key: OperatorID,
    structure: UInt64,
    removed: (_ since: UInt64) -> _Removal<AnyHashable>,
    contains: (AnyHashable?) -> Bool
  ) {
    guard let group = effectOwner.group(at: key) else { return }
    func look(at member: EffectOwner) {
      if !contains(member.identity) { findings.gone.append(member) }
    }
    switch group.beginCheck(structure: structure, removed: removed) {
    case .some(let members): members.forEach(look)
    case .all: group.forEachMember(look)
    }
  }

  /// Continues below the elements that have running effects below them.
  @usableFromInline
  package func descendEach(_ key: OperatorID, _ body: (AnyHashable?, _Reconciliation) -> Void) {
    for member in effectOwner.group(at: key)?.deepMembers ?? [] {
      body(member.identity, _Reconciliation(effectOwner: member, findings: findings))
    }
  }
}
