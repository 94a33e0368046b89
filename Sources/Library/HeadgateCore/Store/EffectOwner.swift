package import HeadgateSupport

/// The feature, at one position in the state, that running effects belong to, with its jobs.
///
/// An effect owner exists only while it or a descendant has jobs. The tree grows with the running effects, not with the state.
/// An effect owner belongs to one store and is changed only on that store's actor. Other threads search the tree for ids. So the
/// groups, their members and the ids are changed with the lock of the store held, and other threads read them with that lock.
@usableFromInline
package final class EffectOwner {
  /// The parent and the group in the parent; nil for the root, and for an effect owner that has left the tree.
  package private(set) var parent: EffectOwner?
  private var group: EffectOwnerGroup?
  package let identity: AnyHashable?
  /// The next member of the group whose identity has the same hash value.
  var nextAlike: EffectOwner?
  // Read for every action. Straight-line code that calls no other code accesses it: no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline package private(set) var groups: [EffectOwnerGroup] = []
  /// The first job of a linked list. The most recent job comes first.
  private var firstJob: Job?
  /// The effects that run under ids; nil when there are none.
  private(set) var effectsByID: EffectsByID?
  let lock: Locked<UInt8>
  /// The number of callers that are about to start a job here, and of queued sends of effects.
  private var holds: Int32 = 0
  private let isRoot: Bool

  package init(lock: Locked<UInt8> = Locked<UInt8>(0)) {
    identity = nil
    isRoot = true
    self.lock = lock
  }

  private init(parent: EffectOwner, group: EffectOwnerGroup, identity: AnyHashable?) {
    self.parent = parent
    self.group = group
    self.identity = identity
    isRoot = false
    lock = parent.lock
  }

  @inlinable
  package var hasGroups: Bool { !groups.isEmpty }

  /// The key path from the parent to this effect owner; nil for the root.
  package var path: AnyKeyPath? { group?.key.path }

  @usableFromInline
  package func group(at key: OperatorID) -> EffectOwnerGroup? {
    for group in groups where group.key.isIdentical(to: key) { return group }
    for group in groups where group.key == key { return group }
    return nil
  }

  package func child(at component: EffectOwnerComponent) -> EffectOwner {
    let group: EffectOwnerGroup
    if let known = self.group(at: component.key) {
      group = known
    } else {
      group = EffectOwnerGroup(key: component.key)
      lock.withLock { _ in groups.append(group) }
      if groups.count == 1 { self.group?.noteDeep(self, true) }
    }
    if let known = group.member(component.identity) { return known }
    let child = EffectOwner(parent: self, group: group, identity: component.identity)
    lock.withLock { _ in group.insert(child) }
    return child
  }

  /// Keeps the effect owner in the tree, even if it has no jobs, until ``release()``.
  package func hold() { holds += 1 }

  package func release() {
    holds -= 1
    removeIfEmpty()
  }

  /// Leaves the tree when no effect runs here or below. Parents that become empty leave too.
  package func removeIfEmpty() {
    var effectOwner = self
    while effectOwner.holds == 0, effectOwner.firstJob == nil, effectOwner.groups.isEmpty,
      let parent = effectOwner.parent
    {
      effectOwner.leave(parent)
      effectOwner = parent
    }
  }

  /// Leaves the tree permanently with all descendants, even if they are held.
  package func removeAsGone() {
    guard let parent else { return }
    leave(parent)
    parent.removeIfEmpty()
  }

  /// Whether this child, or a parent, is gone or was replaced, in an effect owner that is held. Its queued actions are dropped.
  package var isGone: Bool {
    var effectOwner = self
    while let parent = effectOwner.parent { effectOwner = parent }
    return !effectOwner.isRoot
  }

  private func leave(_ parent: EffectOwner) {
    guard let group else { return }
    // Released without the lock: identities are values of users.
    withExtendedLifetime((self, group)) {
      lock.withLock { _ in
        group.remove(self)
        if group.isEmpty { parent.groups.removeAll { $0 === group } }
      }
      if parent.groups.isEmpty { parent.group?.noteDeep(parent, false) }
      self.parent = nil
      self.group = nil
    }
  }

  /// This effect owner and all its descendants, parents first.
  package var subtree: [EffectOwner] {
    var effectOwners = [self]
    var next = 0
    while next < effectOwners.count {
      for group in effectOwners[next].groups { group.forEachMember { effectOwners.append($0) } }
      next += 1
    }
    return effectOwners
  }

  // MARK: Jobs

  package var hasJobs: Bool { firstJob != nil }

  func insert(_ job: Job) {
    job.nextInOwner = firstJob
    firstJob?.previousInOwner = job
    firstJob = job
    job.isInOwner = true
  }

  func remove(_ job: Job) {
    guard job.isInOwner else { return }
    job.isInOwner = false
    if let previous = job.previousInOwner { previous.nextInOwner = job.nextInOwner } else { firstJob = job.nextInOwner }
    job.nextInOwner?.previousInOwner = job.previousInOwner
    job.nextInOwner = nil
    job.previousInOwner = nil
  }

  package func forEachJob(_ body: (Job) -> Void) {
    var job = firstJob
    while let next = job {
      job = next.nextInOwner
      body(next)
    }
  }

  /// Releases the jobs one by one. A recursive release of a long list could overflow the stack.
  func forgetJobs() {
    while let job = firstJob {
      remove(job)
      job.leaveParent()
    }
  }

  // MARK: Effects with ids

  /// Adds the job of a cancellation group.
  func insert(_ job: Job, for id: CancelID) {
    let effectsByID = effectsByID ?? EffectsByID()
    lock.withLock { _ in
      self.effectsByID = effectsByID
      effectsByID.jobs[id, default: [:]][job.number] = job
    }
  }

  func remove(_ job: Job, for id: CancelID) {
    guard let effectsByID else { return }
    // Released without the lock: ids are values of users. The key is the equal id of the job that came first.
    withExtendedLifetime((job, effectsByID, effectsByID.jobs.storedKey(id))) {
      lock.withLock { _ in
        effectsByID.jobs[id]?[job.number] = nil
        if effectsByID.jobs[id]?.isEmpty == true { effectsByID.jobs[id] = nil }
        if effectsByID.isEmpty { self.effectsByID = nil }
      }
    }
  }

  /// Stores the current interval of a throttled id; nil removes the interval.
  func setInterval(_ interval: ThrottleWindow?, for id: CancelID) {
    let effectsByID = effectsByID ?? EffectsByID()
    // As above.
    withExtendedLifetime((effectsByID, effectsByID.throttles[id], effectsByID.throttles.storedKey(id))) {
      lock.withLock { _ in
        effectsByID.throttles[id] = interval
        self.effectsByID = effectsByID.isEmpty ? nil : effectsByID
      }
    }
  }
}

/// The effects of an effect owner that run under ids.
final class EffectsByID {
  var jobs: [CancelID: [UInt64: Job]] = [:]
  var throttles: [CancelID: ThrottleWindow] = [:]

  var isEmpty: Bool { jobs.isEmpty && throttles.isEmpty }
}

extension Dictionary {
  /// The key in the dictionary that is equal to a key.
  fileprivate func storedKey(_ key: Key) -> Key? { index(forKey: key).map { self[$0].key } }
}
