package import HeadgateSupport

/// A place in the tree of features at which effects are running, with the effects that run there.
///
/// Places exist while they hold jobs: the tree is as large as what is running, not as the state. A place belongs to one store
/// and is changed on that store's actor only. Other threads look for ids here and below: the groups, their members, the scopes
/// and the throttled intervals are changed with the lock of the store held, and read by other threads with it.
@usableFromInline
package final class Place {
  /// The places below through one path: for a presented child at most a few, for rows one for each row with an effect.
  @usableFromInline
  package final class Group {
    package let path: AnyKeyPath
    package var members: [AnyHashable?: Place] = [:]
    /// The structure stamp of the collection when its members were last checked.
    package var checkedStructure: UInt64?

    init(path: AnyKeyPath) { self.path = path }
  }

  package private(set) weak var parent: Place?
  package let segment: PlaceSegment?
  // Looked at for every action. It is touched by straight-line code that calls nobody else: no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline package private(set) var groups: [Group] = []
  package var jobs: [UInt64: Job] = [:]
  package private(set) var scopes: [CancelID: [UInt64: Job]] = [:]
  package private(set) var throttles: [CancelID: ThrottleWindow] = [:]
  let lock: Locked<UInt8>
  /// Those who are about to begin something here, and sends of effects that wait in the queue.
  private var holds = 0
  /// The child is gone, or another one has taken its place: what its effects have queued is dropped.
  package private(set) var isGone = false

  package init(lock: Locked<UInt8> = Locked<UInt8>(0)) {
    parent = nil
    segment = nil
    self.lock = lock
  }

  private init(parent: Place, segment: PlaceSegment) {
    self.parent = parent
    self.segment = segment
    lock = parent.lock
  }

  @inlinable
  package var hasGroups: Bool { !groups.isEmpty }

  @usableFromInline
  package func group(at path: AnyKeyPath) -> Group? {
    // The operator that tags and the operator that looks hold the same object as a rule.
    for group in groups where group.path === path { return group }
    for group in groups where group.path == path { return group }
    return nil
  }

  package func child(at segment: PlaceSegment) -> Place {
    let group: Group
    if let known = self.group(at: segment.path) {
      group = known
    } else {
      group = Group(path: segment.path)
      lock.withLock { _ in groups.append(group) }
    }
    if let known = group.members[segment.identity] { return known }
    let child = Place(parent: self, segment: segment)
    lock.withLock { _ in group.members[segment.identity] = child }
    group.checkedStructure = nil
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
    while place.holds == 0, place.jobs.isEmpty, place.groups.isEmpty, let parent = place.parent {
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
    guard let segment, let group = parent.group(at: segment.path), group.members[segment.identity] === self
    else { return }
    // Let go of without the lock: nothing that belongs to users is released with it held.
    let left = lock.withLock { _ in
      let left = group.members.removeValue(forKey: segment.identity)
      if group.members.isEmpty { parent.groups.removeAll { $0 === group } }
      return left
    }
    withExtendedLifetime((left, group)) {}
  }

  // MARK: What is named

  /// Notes a job that runs under an id.
  func insert(_ scope: CancelScope, of job: Job) {
    lock.withLock { _ in scopes[scope.id, default: [:]][job.number] = job }
  }

  func remove(_ scope: CancelScope, of job: Job) {
    // The key and the job are let go of without the lock.
    withExtendedLifetime((scope, job)) {
      lock.withLock { _ in
        scopes[scope.id]?[job.number] = nil
        if scopes[scope.id]?.isEmpty == true { scopes[scope.id] = nil }
      }
    }
  }

  /// Notes the open interval of a throttled id, or that there is none; returns the one that was noted.
  @discardableResult
  func setInterval(_ interval: ThrottleWindow?, for id: CancelID) -> ThrottleWindow? {
    let known = throttles[id]
    lock.withLock { _ in throttles[id] = interval }
    return known
  }

  /// This place and all below it, parents first.
  package var subtree: [Place] {
    var places = [self]
    var next = 0
    while next < places.count {
      for group in places[next].groups { places.append(contentsOf: group.members.values) }
      next += 1
    }
    return places
  }
}

/// An open interval of a throttled id; touched on the actor of its store only.
package final class ThrottleWindow {
  package let id: CancelID
  package let timer: UInt64
  /// The effect that begins when the interval ends.
  package var waiting: Job?

  init(_ id: CancelID, timer: UInt64) {
    self.id = id
    self.timer = timer
  }
}
