/// The walk that a store makes after an action while effects run in places that can go: over those places, beside the tree of
/// reducers, to find the places whose child is no longer there.
///
/// Its cost grows with the places below which something runs, not with the state and not with the rows that run effects: of a
/// collection, only what its latest change may have removed is looked at.
public struct _Reconciliation {
  /// What is found, for one walk.
  final class Findings {
    var gone: [Place] = []
    /// How many places were looked at, for a test of what the walk costs.
    var visits = 0
    init() {}
  }

  let place: Place
  let findings: Findings

  init(place: Place, findings: Findings) {
    self.place = place
    self.findings = findings
  }

  /// Whether effects run below, through an operator.
  @usableFromInline
  package func hasMembers(at key: PlaceKey) -> Bool { place.hasGroups && place.group(at: key) != nil }

  /// Finds the members of an operator that can hold one child at a time and that are not that child.
  @usableFromInline
  package func visit(_ key: PlaceKey, identity: AnyHashable?, isPresent: Bool) {
    guard let group = place.group(at: key) else { return }
    group.skipCheck()
    group.forEachMember { member in
      findings.visits += 1
      if !isPresent || member.identity != identity { findings.gone.append(member) }
    }
  }

  /// Goes on below the member with an identity, if effects run below it.
  @usableFromInline
  package func descend(_ key: PlaceKey, identity: AnyHashable?, _ body: (_Reconciliation) -> Void) {
    guard let member = place.group(at: key)?.member(identity), member.hasGroups else { return }
    body(_Reconciliation(place: member, findings: findings))
  }

  /// Looks for the children of a collection that are gone.
  @usableFromInline
  package func visitEach(
    _ key: PlaceKey,
    structure: UInt64,
    removed: (_ since: UInt64) -> RemovedIdentity,
    contains: (AnyHashable?) -> Bool
  ) {
    guard let group = place.group(at: key) else { return }
    func look(at member: Place) {
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
  package func descendEach(_ key: PlaceKey, _ body: (AnyHashable?, _Reconciliation) -> Void) {
    for member in place.group(at: key)?.deepMembers ?? [] {
      findings.visits += 1
      body(member.identity, _Reconciliation(place: member, findings: findings))
    }
  }
}
