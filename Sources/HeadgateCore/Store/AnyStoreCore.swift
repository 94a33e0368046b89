public import HeadgateSupport
internal import HeadgateSupportC

/// What a store's core is to those who know neither its state nor its actions: scoped stores, observers, reads.
@usableFromInline
package class AnyStoreCore {
  /// Lives as long as the core, at one address, which stands in the thread's slot while a reducer runs.
  @usableFromInline final let frame: UnsafeMutablePointer<ReductionFrame>
  @usableFromInline final let pending: PendingObservations
  // The following are read and written by straight-line code on one actor, on the path of every action: no access to them
  // can overlap another, and the run-time check for that would cost more than the action.

  /// A reducer runs: nobody may touch the state.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false
  /// The queue is being emptied: what is sent now is queued.
  @exclusivity(unchecked) @usableFromInline final var isDraining = false
  /// Counts the reductions, so that a child store knows whether what it remembers is current.
  @exclusivity(unchecked) @usableFromInline package final var version: UInt64 = 0
  /// Nodes whose state somebody observes, to be compared when a state was replaced by another.
  private var watched: [WatchedCursor] = []
  private var watchedLimit = 64
  /// While the list is gone through, entries keep their positions.
  private var isTellingOfReplacedStates = false
  /// Whether there are some among them whose state can be replaced unnoticed: they are compared after each reduction.
  @exclusivity(unchecked) @usableFromInline final var hasUntrackedCursors = false
  @exclusivity(unchecked) @usableFromInline final var subscriptions: [Subscription] = []
  // Both are appended to and exchanged, and not touched while closures run or go: no two accesses overlap.
  @exclusivity(unchecked) private var reruns: [ObservingClosure] = []
  /// The memory of a list of closures that have run, for the next list.
  @exclusivity(unchecked) private var spareReruns: [ObservingClosure] = []
  let detachedChildren = DetachedChildren()
  /// Made when the first binding is set.
  final var bindingWatch: BindingWatch?
  package final let callSite: CallSite
  let owner: ActorReference

  init(callSite: CallSite, isolation: any Actor) {
    self.callSite = callSite
    owner = ActorReference(isolation)
    frame = .allocate(capacity: 1)
    frame.initialize(to: ReductionFrame())
    pending = PendingObservations()
    frame.pointee.pendingObservations = Unmanaged.passUnretained(pending)
  }

  deinit {
    frame.deinitialize(count: 1)
    frame.deallocate()
  }

  /// The actor that everything here belongs to, unless it has gone: it may own its store.
  package final var isolation: (any Actor)? { owner.actor }

  /// Tells observers of a new child store.
  func childAttached(_ name: @autoclosure () -> String) {}

  /// Tells observers of a child store that has gone.
  func notifyDetached(_ name: String) {}

  /// Tells observers of the child stores that have gone since the last event.
  final func tellDetached() {
    for departure in detachedChildren.take() { notifyDetached(storeName(departure.state, departure.action)) }
  }

  @usableFromInline
  final func reportReadWhileReducing() {
    callSite.report(CoreMessages.readWhileReducing(madeAt: callSite))
  }

  /// Whether nobody has to be told of events.
  @inlinable final var isUnobserved: Bool { subscriptions.isEmpty }

  package final func subscribe(_ observer: any StoreObserver) -> ObserveToken {
    let subscription = Subscription(observer, of: owner)
    subscriptions.append(subscription)
    detachedChildren.start()
    return ObserveToken { [weak subscription] in subscription?.end(from: $0) }
  }

  // MARK: Observed places

  /// Tells the readers of a node from now on when another state takes the place that they have seen.
  final func watch(_ cursor: AnyStoreCursor, _ seen: ObservedSnapshot) {
    if !isTellingOfReplacedStates, watched.count >= watchedLimit {
      watched.removeAll { $0.cursor == nil }
      watchedLimit = max(64, watched.count * 2)
    }
    watched.append(WatchedCursor(cursor: cursor, seen: seen))
    if !cursor.isTracked { hasUntrackedCursors = true }
  }

  // MARK: Publishing

  /// Tells observers of what changed, and runs the closures of `observe` again that read it.
  final func publishChanges() {
    if frame.pointee.structuralChange || hasUntrackedCursors {
      tellOfReplacedStates(everywhere: frame.pointee.structuralChange)
      frame.pointee.structuralChange = false
    }
    guard !pending.isEmpty || !reruns.isEmpty else { return }
    let outer = headgate_publisher_get()
    headgate_publisher_set(Unmanaged.passUnretained(self).toOpaque())
    pending.fire()
    headgate_publisher_set(outer)
    while !reruns.isEmpty {
      var closures: [ObservingClosure] = []
      swap(&closures, &spareReruns)
      swap(&closures, &reruns)
      // Whoever is told of a change first is chance, so that the order of their making is restored.
      if closures.count > 1 { closures.sort { $0.number < $1.number } }
      for closure in closures { closure.run() }
      closures.removeAll(keepingCapacity: true)
      swap(&closures, &spareReruns)
    }
  }

  /// The core that is publishing on this thread; on its actor, then.
  static var publishing: AnyStoreCore? {
    headgate_publisher_get().map { Unmanaged<AnyStoreCore>.fromOpaque($0).takeUnretainedValue() }
  }

  final func rerunAfterPublishing(_ closure: ObservingClosure) {
    reruns.append(closure)
  }

  /// Tells those who have read a place that another state stands there now: everywhere, or where no state around the place knows.
  private func tellOfReplacedStates(everywhere: Bool) {
    let outer = ReductionFrame.current
    // Inside the frame the notifications are noted, to be told with the others.
    ReductionFrame.current = frame
    isTellingOfReplacedStates = true
    defer {
      isTellingOfReplacedStates = false
      ReductionFrame.current = outer
    }
    var hasUntrackedCursors = false
    var position = 0
    // To look at a place may have the places above it watched, behind those that are here.
    while position < watched.count {
      defer { position += 1 }
      guard let cursor = watched[position].cursor else { continue }
      if !cursor.isTracked { hasUntrackedCursors = true }
      guard everywhere || !cursor.isTracked, let now = cursor.snapshot() else { continue }
      let seen = watched[position].seen
      watched[position].seen = now
      if !seen.isStill(now) { seen.readers.fireAll() }
    }
    self.hasUntrackedCursors = hasUntrackedCursors
  }
}
