package import HeadgateSupport

/// A place in the tree of features at which effects are running, with the effects that run there.
///
/// Places exist while they hold jobs: the tree is as large as what is running, not as the state. A place belongs to one store
/// and is changed on that store's actor only. Other threads look for ids here and below: the groups, their members and the ids
/// are changed with the lock of the store held, and read by other threads with it.
@usableFromInline
package final class Place {
  /// The place above and the group in it; nil at the root, and for a place that has left the tree.
  package private(set) var parent: Place?
  private var group: PlaceGroup?
  package let identity: AnyHashable?
  /// The next member of the group whose identity has the same hash value.
  var nextAlike: Place?
  // Looked at for every action. It is touched by straight-line code that calls nobody else: no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline package private(set) var groups: [PlaceGroup] = []
  /// The jobs here, the latest first, each with the next one.
  private var firstJob: Job?
  /// What runs here under ids; nil when nothing does.
  private(set) var names: PlaceNames?
  let lock: Locked<UInt8>
  /// Those who are about to begin something here, and sends of effects that wait in the queue.
  private var holds: Int32 = 0
  /// The child is gone, or another one has taken its place: what its effects have queued is dropped.
  package private(set) var isGone = false

  package init(lock: Locked<UInt8> = Locked<UInt8>(0)) {
    identity = nil
    self.lock = lock
  }

  private init(parent: Place, group: PlaceGroup, identity: AnyHashable?) {
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
  package func group(at key: PlaceKey) -> PlaceGroup? {
    for group in groups where group.key.isIdentical(to: key) { return group }
    for group in groups where group.key == key { return group }
    return nil
  }

  package func child(at segment: PlaceSegment) -> Place {
    let group: PlaceGroup
    if let known = self.group(at: segment.key) {
      group = known
    } else {
      group = PlaceGroup(key: segment.key)
      lock.withLock { _ in groups.append(group) }
      if groups.count == 1 { self.group?.noteDeep(self, true) }
    }
    if let known = group.member(segment.identity) { return known }
    let child = Place(parent: self, group: group, identity: segment.identity)
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
    var place = self
    while place.holds == 0, place.firstJob == nil, place.groups.isEmpty, let parent = place.parent {
      place.leave(parent)
      place = parent
    }
  }

  /// Leaves the tree for good, with all below it, whoever holds it.
  package func removeAsGone() {
    for place in subtree { place.isGone = true }
    guard let parent else { return }
    leave(parent)
    parent.removeIfEmpty()
  }

  private func leave(_ parent: Place) {
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
  package var subtree: [Place] {
    var places = [self]
    var next = 0
    while next < places.count {
      for group in places[next].groups { group.forEachMember { places.append($0) } }
      next += 1
    }
    return places
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
  func insert(_ scope: CancelScope, of job: Job) {
    let names = names ?? PlaceNames()
    lock.withLock { _ in
      self.names = names
      names.scopes[scope.id, default: [:]][job.number] = job
    }
  }

  func remove(_ scope: CancelScope, of job: Job) {
    guard let names else { return }
    // Released without the lock: ids are values of users.
    withExtendedLifetime((scope, job, names)) {
      lock.withLock { _ in
        names.scopes[scope.id]?[job.number] = nil
        if names.scopes[scope.id]?.isEmpty == true { names.scopes[scope.id] = nil }
        if names.isEmpty { self.names = nil }
      }
    }
  }

  /// Notes the open interval of a throttled id, or that there is none.
  func setInterval(_ interval: ThrottleWindow?, for id: CancelID) {
    let names = names ?? PlaceNames()
    withExtendedLifetime((names, names.throttles[id])) {
      lock.withLock { _ in
        names.throttles[id] = interval
        self.names = names.isEmpty ? nil : names
      }
    }
  }
}

/// What runs at a place under ids.
final class PlaceNames {
  var scopes: [CancelID: [UInt64: Job]] = [:]
  var throttles: [CancelID: ThrottleWindow] = [:]

  var isEmpty: Bool { scopes.isEmpty && throttles.isEmpty }
}
