/// The walk that a store makes after an action while effects run in places that can go: over those places, beside the tree of
/// reducers, to find the places whose child is no longer there.
///
/// Its cost grows with the places at which something runs, not with the state; a collection whose structure did not change
/// since the last walk is not looked at.
public struct _Reconciliation {
  /// What is found, for one walk.
  @usableFromInline
  final class Findings {
    @usableFromInline var gone: [AnyObject] = []
    @usableFromInline init() {}
  }

  @usableFromInline let place: any _PlaceView
  @usableFromInline let findings: Findings

  @usableFromInline
  init(place: any _PlaceView, findings: Findings) {
    self.place = place
    self.findings = findings
  }

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

/// A place, without the type of the root's actions, which the reducers below do not know.
@usableFromInline
package protocol _PlaceView: AnyObject {
  var hasGroups: Bool { get }
  func hasMembers(at path: AnyKeyPath) -> Bool
  func member(at path: AnyKeyPath, identity: AnyHashable?) -> (any _PlaceView)?
  func forEachMember(at path: AnyKeyPath, _ body: (AnyHashable?, any _PlaceView) -> Void)
  /// Whether the collection at a path was checked with this structure; remembers the structure.
  func isChecked(_ path: AnyKeyPath, structure: UInt64) -> Bool
}

extension Place: _PlaceView {
  @usableFromInline
  package func hasMembers(at path: AnyKeyPath) -> Bool {
    hasGroups && group(at: path) != nil
  }

  @usableFromInline
  package func member(at path: AnyKeyPath, identity: AnyHashable?) -> (any _PlaceView)? {
    group(at: path)?.members[identity]
  }

  @usableFromInline
  package func forEachMember(at path: AnyKeyPath, _ body: (AnyHashable?, any _PlaceView) -> Void) {
    guard let group = group(at: path) else { return }
    for (identity, member) in group.members { body(identity, member) }
  }

  @usableFromInline
  package func isChecked(_ path: AnyKeyPath, structure: UInt64) -> Bool {
    guard let group = group(at: path) else { return true }
    if group.checkedStructure == structure { return true }
    group.checkedStructure = structure
    return false
  }
}
