/// The places below a place through one operator: for a presented child at most a few, for rows one for each row with an effect.
///
/// Touched as its place is; see ``EffectOwner``.
@usableFromInline
package final class EffectOwnerGroup {
  package let key: OperatorID
  /// The members by the hash values of their identities; further members with the same value follow through `nextAlike`.
  private var members: [Int: EffectOwner] = [:]
  /// The structure of the collection when its members were last checked.
  private var checkedStructure: UInt64?
  /// The members that came since.
  private var unchecked: [EffectOwner] = []
  /// The members below which there are places.
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

  /// Notes that there are places below a member, or that there are none any more.
  func noteDeep(_ effectOwner: EffectOwner, _ isDeep: Bool) {
    deep[ObjectIdentifier(effectOwner)] = isDeep ? effectOwner : nil
  }

  /// The members below which there are places, for a walk that goes on there.
  var deepMembers: [EffectOwner] { Array(deep.values) }

  // MARK: The check of a collection

  /// What is to be looked for in a collection.
  enum Check {
    case some([EffectOwner])
    case all
  }

  /// The members whose elements may be missing, given that the collection is to be checked now; see ``ElementCollection``.
  ///
  /// A collection that has changed by one insertion or one removal since the last check is not searched for all members: a row
  /// that comes or goes would cost as much as there are rows with effects.
  func beginCheck(structure: UInt64, removed: (_ since: UInt64) -> RemovedIdentity) -> Check {
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

  /// Forgets which members came last, in a group whose members are all looked at each time.
  func skipCheck() {
    unchecked.removeAll(keepingCapacity: true)
  }
}

/// What a collection knows of the identity that it has lost since an earlier time.
@usableFromInline
package enum RemovedIdentity {
  case none
  case one(AnyHashable)
  case unknown
}
