/// The walk that a store makes after an action while effects run in places that can go: over those places, beside the tree of
/// reducers, to find the places whose child is no longer there.
///
/// Its cost grows with the places at which something runs, not with the state; a collection whose structure did not change
/// since the last walk is not looked at.
public struct _Reconciliation {
  /// What is found, for one walk.
  final class Findings {
    var gone: [Place] = []
    init() {}
  }

  let place: Place
  let findings: Findings

  init(place: Place, findings: Findings) {
    self.place = place
    self.findings = findings
  }

  /// Whether effects run below, through a path.
  @usableFromInline
  package func hasMembers(at path: AnyKeyPath) -> Bool { place.hasMembers(at: path) }

  /// Finds the members through a path that can hold one child at a time and that are not that child.
  @usableFromInline
  package func visit(path: AnyKeyPath, identity: AnyHashable?, isPresent: Bool) {
    place.forEachMember(at: path) { memberIdentity, member in
      if !isPresent || memberIdentity != identity { findings.gone.append(member) }
    }
  }

  /// Goes on below the member with an identity, if effects run below it.
  @usableFromInline
  package func descend(path: AnyKeyPath, identity: AnyHashable?, _ body: (_Reconciliation) -> Void) {
    guard let member = place.member(at: path, identity: identity), member.hasGroups else { return }
    body(_Reconciliation(place: member, findings: findings))
  }

  /// Looks at the children in a collection.
  @usableFromInline
  package func visitEach(
    path: AnyKeyPath,
    structure: UInt64,
    contains: (AnyHashable?) -> Bool,
    descend: ((AnyHashable?, _Reconciliation) -> Void)?
  ) {
    let isChecked = place.isChecked(path, structure: structure)
    if isChecked, descend == nil { return }
    place.forEachMember(at: path) { identity, member in
      if !isChecked, !contains(identity) {
        findings.gone.append(member)
      } else if let descend, member.hasGroups {
        descend(identity, _Reconciliation(place: member, findings: findings))
      }
    }
  }
}

extension Place {
  func hasMembers(at path: AnyKeyPath) -> Bool {
    hasGroups && group(at: path) != nil
  }

  func member(at path: AnyKeyPath, identity: AnyHashable?) -> Place? {
    group(at: path)?.members[identity]
  }

  func forEachMember(at path: AnyKeyPath, _ body: (AnyHashable?, Place) -> Void) {
    guard let group = group(at: path) else { return }
    for (identity, member) in group.members { body(identity, member) }
  }

  /// Whether the collection at a path was checked with this structure; remembers the structure.
  func isChecked(_ path: AnyKeyPath, structure: UInt64) -> Bool {
    guard let group = group(at: path) else { return true }
    if group.checkedStructure == structure { return true }
    group.checkedStructure = structure
    return false
  }
}
