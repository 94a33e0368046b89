package import HeadgateSupport

/// A place in the tree of features at which effects are running, with the effects that run there.
///
/// Places exist while they hold jobs: the tree is as large as what is running, not as the state. A place belongs to one store
/// and is changed on that store's actor only. Other threads look for ids here and below: the groups, their members and the ids
/// are changed with the lock of the store held, and read by other threads with it.
@usableFromInline
package final class EffectOwner {
  /// The place above and the group in it; nil at the root, and for a place that has left the tree.
  package private(set) var parent: EffectOwner?
  private var group: EffectOwnerGroup?
  package let identity: AnyHashable?
  /// The next member of the group whose identity has the same hash value.
  var nextAlike: EffectOwner?
  // Looked at for every action. It is touched by straight-line code that calls nobody else: no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline package private(set) var groups: [EffectOwnerGroup] = []
  /// The jobs here, the latest first, each with the next one.
  private var firstJob: Job?
  /// What runs here under ids; nil when nothing does.
  private(set) var effectsByID: EffectsByID?
  let lock: Locked<UInt8>
  /// Those who are about to begin something here, and sends of effects that wait in the queue.
  private var holds: Int32 = 0
  /// The child is gone, or another one has taken its place: what its effects have queued is dropped.
  package private(set) var isGone = false

  package init(lock: Locked<UInt8> = Locked<UInt8>(0)) {
    identity = nil
    self.lock = lock
  }

  private init(parent: EffectOwner, group: EffectOwnerGroup, identity: AnyHashable?) {
    self.parent = parent
    self.group = group
    self.identity = identity
    lock = parent.lock
  }

  @inlinable
  package var hasGroups: Bool { !groups.isEmpty }

  /// The path from the place above to this one; nil at the root.
  package var path: AnyKeyPath? { group?.key.path }

  @usableFromInline
  package func group(at key: OperatorID) -> EffectOwnerGroup? {
    for group in groups where group.key.isIdentical(to: key) { return group }
    for group in groups where group.key == key { return group }
    return nil
  }

  package func child(at segment: EffectOwnerComponent) -> EffectOwner {
    let group: EffectOwnerGroup
    if let known = self.group(at: segment.key) {
      group = known
    } else {
      group = EffectOwnerGroup(key: segment.key)
      lock.withLock { _ in groups.append(group) }
      if groups.count == 1 { self.group?.noteDeep(self, true) }
    }
    if let known = group.member(segment.identity) { return known }
    let child = EffectOwner(parent: self, group: group, identity: segment.identity)
    lock.withLock { _ in group.insert(child) }
    return child
  }

  /// Keeps the place in the tree, empty or not, until ``release()``.
  package func hold() { holds += 1 }

  package func release() {
    holds -= 1
    removeIfEmpty()
  }

  /// Leaves the tree when nothing runs here or below, and so do the places above that are empty then.
  package func removeIfEmpty() {
    var effectOwner = self
    while effectOwner.holds == 0, effectOwner.firstJob == nil, effectOwner.groups.isEmpty,
      let parent = effectOwner.parent
    {
      effectOwner.leave(parent)
      effectOwner = parent
    }
  }

  /// Leaves the tree for good, with all below it, whoever holds it.
  package func removeAsGone() {
    for effectOwner in subtree { effectOwner.isGone = true }
    guard let parent else { return }
    leave(parent)
    parent.removeIfEmpty()
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

  /// This place and all below it, parents first.
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
    job.nextHere = firstJob
    firstJob?.previousHere = job
    firstJob = job
    job.isHere = true
  }

  func remove(_ job: Job) {
    guard job.isHere else { return }
    job.isHere = false
    if let previous = job.previousHere { previous.nextHere = job.nextHere } else { firstJob = job.nextHere }
    job.nextHere?.previousHere = job.previousHere
    job.nextHere = nil
    job.previousHere = nil
  }

  package func forEachJob(_ body: (Job) -> Void) {
    var job = firstJob
    while let next = job {
      job = next.nextHere
      body(next)
    }
  }

  /// Lets go of the jobs, one after another: a long list must not need as many frames of the stack as it has jobs.
  func forgetJobs() {
    while let job = firstJob {
      remove(job)
      job.leaveParent()
    }
  }

  // MARK: What runs under ids

  /// Notes a job that runs under an id.
  func insert(_ cancellationGroup: CancellationGroup, of job: Job) {
    let effectsByID = effectsByID ?? EffectsByID()
    lock.withLock { _ in
      self.effectsByID = effectsByID
      effectsByID.jobs[cancellationGroup.id, default: [:]][job.number] = job
    }
  }

  func remove(_ cancellationGroup: CancellationGroup, of job: Job) {
    guard let effectsByID else { return }
    // Released without the lock: ids are values of users.
    withExtendedLifetime((cancellationGroup, job, effectsByID)) {
      lock.withLock { _ in
        effectsByID.jobs[cancellationGroup.id]?[job.number] = nil
        if effectsByID.jobs[cancellationGroup.id]?.isEmpty == true { effectsByID.jobs[cancellationGroup.id] = nil }
        if effectsByID.isEmpty { self.effectsByID = nil }
      }
    }
  }

  /// Notes the open interval of a throttled id, or that there is none.
  func setInterval(_ interval: ThrottleWindow?, for id: CancelID) {
    let effectsByID = effectsByID ?? EffectsByID()
    withExtendedLifetime((effectsByID, effectsByID.throttles[id])) {
      lock.withLock { _ in
        effectsByID.throttles[id] = interval
        self.effectsByID = effectsByID.isEmpty ? nil : effectsByID
      }
    }
  }
}

/// What runs at a place under ids.
final class EffectsByID {
  var jobs: [CancelID: [UInt64: Job]] = [:]
  var throttles: [CancelID: ThrottleWindow] = [:]

  var isEmpty: Bool { jobs.isEmpty && throttles.isEmpty }
}
