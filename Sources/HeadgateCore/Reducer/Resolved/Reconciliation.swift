/// The walk that a store makes after an action while effects run in places that can go: over those places, beside the tree of
/// reducers, to find the places whose child is no longer there.
///
/// Its cost grows with the places below which something runs, not with the state and not with the rows that run effects: of a
/// collection, only what its latest change may have removed is looked at.
public struct _Reconciliation {
  /// What is found, for one walk.
  final class Findings {
    var gone: [EffectOwner] = []
    /// How many places were looked at, for a test of what the walk costs.
    var visits = 0
    init() {}
  }

  let effectOwner: EffectOwner
  let findings: Findings

  init(effectOwner: EffectOwner, findings: Findings) {
    self.effectOwner = effectOwner
    self.findings = findings
  }

  /// Whether effects run below, through an operator.
  @usableFromInline
  package func hasMembers(at key: OperatorID) -> Bool { effectOwner.hasGroups && effectOwner.group(at: key) != nil }

  /// Finds the members of an operator that can hold one child at a time and that are not that child.
  @usableFromInline
  package func visit(_ key: OperatorID, identity: AnyHashable?, isPresent: Bool) {
    guard let group = effectOwner.group(at: key) else { return }
    group.skipCheck()
    group.forEachMember { member in
      findings.visits += 1
      if !isPresent || member.identity != identity { findings.gone.append(member) }
    }
  }

  /// Goes on below the member with an identity, if effects run below it.
  @usableFromInline
  package func descend(_ key: OperatorID, identity: AnyHashable?, _ body: (_Reconciliation) -> Void) {
    guard let member = effectOwner.group(at: key)?.member(identity), member.hasGroups else { return }
    body(_Reconciliation(effectOwner: member, findings: findings))
  }

  /// Looks for the children of a collection that are gone.
  @usableFromInline
  package func visitEach(
    _ key: OperatorID,
    structure: UInt64,
    removed: (_ since: UInt64) -> RemovedIdentity,
    contains: (AnyHashable?) -> Bool
  ) {
    guard let group = effectOwner.group(at: key) else { return }
    func look(at member: EffectOwner) {
      findings.visits += 1
      if !contains(member.identity) { findings.gone.append(member) }
    }
    switch group.beginCheck(structure: structure, removed: removed) {
    case .some(let members): members.forEach(look)
    case .all: group.forEachMember(look)
    }
  }

  /// Goes on below the children of a collection below which effects run.
  @usableFromInline
  package func descendEach(_ key: OperatorID, _ body: (AnyHashable?, _Reconciliation) -> Void) {
    for member in effectOwner.group(at: key)?.deepMembers ?? [] {
      findings.visits += 1
      body(member.identity, _Reconciliation(effectOwner: member, findings: findings))
    }
  }
}
