internal import HeadgateIdentified

/// The children of an effect owner that one operator runs: few for a presented child, one for each row with an effect.
///
/// Isolation and locking are the same as for ``EffectOwner``.
@usableFromInline
package final class EffectOwnerGroup {
  package let key: OperatorID
  /// The members by the hash values of their identities. Further members with the same value follow through `nextAlike`.
  private var members: [Int: EffectOwner] = [:]
  /// The structure of the collection when its members were last checked.
  private var checkedStructure: UInt64?
  /// The members that were added since the last check.
  private var unchecked: [EffectOwner] = []
  /// The members that have children themselves.
  private var deep: [ObjectIdentifier: EffectOwner] = [:]

  init(key: OperatorID) { self.key = key }

  var isEmpty: Bool { members.isEmpty }

  package func member(_ identity: AnyHashable?) -> EffectOwner? {
    var member = members[identity.hashValue]
    while let next = member, next.identity != identity { member = next.nextAlike }
    return member
  }

  package func forEachMember(_ body: (EffectOwner) -> Void) {
    for first in members.values {
      var member: EffectOwner? = first
      while let next = member {
        member = next.nextAlike
        body(next)
      }
    }
  }

  func insert(_ effectOwner: EffectOwner) {
    let hash = effectOwner.identity.hashValue
    effectOwner.nextAlike = members[hash]
    members[hash] = effectOwner
    unchecked.append(effectOwner)
  }

  func remove(_ effectOwner: EffectOwner) {
    let hash = effectOwner.identity.hashValue
    deep[ObjectIdentifier(effectOwner)] = nil
    guard let first = members[hash] else { return }
    if first === effectOwner {
      members[hash] = effectOwner.nextAlike
    } else {
      var member = first
      while let next = member.nextAlike, next !== effectOwner { member = next }
      member.nextAlike = effectOwner.nextAlike
    }
    effectOwner.nextAlike = nil
  }

  /// Stores whether a member has children.
  func noteDeep(_ effectOwner: EffectOwner, _ isDeep: Bool) {
    deep[ObjectIdentifier(effectOwner)] = isDeep ? effectOwner : nil
  }

  /// The members that have children. The check continues in them.
  var deepMembers: [EffectOwner] { Array(deep.values) }

  // MARK: The check of a collection

  /// The members to search for in a collection.
  enum Check {
    case some([EffectOwner])
    case all
  }

  /// Returns the members whose elements may be missing, and marks the collection as checked. See ``ElementCollection``.
  ///
  /// After one insertion or one removal, the check does not search for all members. Otherwise, the cost of each insertion or
  /// removal would be proportional to the number of rows with effects.
  func beginCheck(structure: UInt64, removed: (_ since: UInt64) -> _Removal<AnyHashable>) -> Check {
    defer {
      checkedStructure = structure
      unchecked.removeAll(keepingCapacity: true)
    }
    guard let checkedStructure else { return .all }
    if checkedStructure == structure { return .some(unchecked) }
    return switch removed(checkedStructure) {
    case .none: .some(unchecked)
    case .one(let identity): .some(unchecked + [member(identity)].compactMap { $0 })
    case .unknown: .all
    }
  }

  /// Clears the list of new members, in a group whose members are all checked each time.
  func skipCheck() {
    unchecked.removeAll(keepingCapacity: true)
  }
}
