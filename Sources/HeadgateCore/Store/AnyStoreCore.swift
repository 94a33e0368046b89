public import HeadgateSupport
internal import HeadgateSupportC

/// The part of a store's core that depends on neither the state type nor the action type. Scoped stores and observers use it.
@usableFromInline
package class AnyStoreCore {
  /// Lives as long as the core, at a constant address. The thread-local slot holds this address while a reducer runs.
  @usableFromInline final let frame: UnsafeMutablePointer<ReductionFrame>
  @usableFromInline final let pending: PendingObservations
  // Straight-line code on one actor accesses the following properties for every action. No two accesses can overlap, and the
  // run-time check for overlaps would cost more than the action.

  /// Whether a reducer is running. No other code may access the state then.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false
  /// Whether the queue is being emptied. An action that is sent now is queued.
  @exclusivity(unchecked) @usableFromInline final var isDraining = false
  /// The number of reductions. A child store compares it to check whether its cached state is current.
  @exclusivity(unchecked) @usableFromInline package final var version: UInt64 = 0
  /// The observed cursors. The core compares them after a state was replaced.
  private var watched: [WatchedCursor] = []
  private var watchedLimit = 64
  /// Set while the list is iterated, when entries must keep their positions.
  private var isTellingOfReplacedStates = false
  /// Whether the state of an observed cursor can be replaced without notice. Such cursors are compared after each reduction.
  @exclusivity(unchecked) @usableFromInline final var hasUntrackedCursors = false
  @exclusivity(unchecked) @usableFromInline final var subscriptions: [Subscription] = []
  // Both are appended to and swapped, but not accessed while closures run or are released. No two accesses overlap.
  @exclusivity(unchecked) private var reruns: [ObservingClosure] = []
  /// The memory of the previous list of closures, reused for the next list.
  @exclusivity(unchecked) private var spareReruns: [ObservingClosure] = []
  /// The lock of what other threads access: the lifetimes, the effect owners, and the children that were deallocated.
  final let effectLock: Locked<UInt8>
  /// The deallocated child stores that observers are not notified of yet, with the lock held; nil while there are no observers.
  @exclusivity(unchecked) final var detachedChildren: [DetachedChild]?
  /// Created when the first binding is set.
  final var bindingWatch: BindingWatch?
  package final let callSite: CallSite
  let owner: ActorReference

  init(callSite: CallSite, isolation: any Actor, effectLock: Locked<UInt8>) {
    self.effectLock = effectLock
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

  /// The actor that this core belongs to, or nil after the actor is deallocated. The actor may own its store.
  package final var isolation: (any Actor)? { owner.actor }

  /// Notifies observers of a new child store.
  func childAttached(_ name: @autoclosure () -> String) {}

  /// Notifies observers of a deallocated child store.
  func notifyDetached(_ name: String) {}

  /// Notifies observers of the child stores that were deallocated since the last event.
  final func tellDetached() {
    for detachedChild in takeDetachedChildren() {
      notifyDetached(storeName(detachedChild.state, detachedChild.action))
    }
  }

  @usableFromInline
  final func reportReadWhileReducing() {
    callSite.report(CoreMessages.readWhileReducing(madeAt: callSite))
  }

  /// Whether no observer is subscribed to events.
  @inlinable final var isUnobserved: Bool { subscriptions.isEmpty }

  package final func subscribe(_ observer: any StoreObserver) -> ObserveToken {
    let subscription = Subscription(observer, of: owner)
    subscriptions.append(subscription)
    noteDetachedChildren()
    return ObserveToken { [weak subscription] in subscription?.end(from: $0) }
  }

  // MARK: Observed cursors

  /// Notifies the readers of a cursor, from now on, when a state other than `seen` replaces the state at the cursor.
  final func watch(_ cursor: AnyStoreCursor, _ seen: ObservedSnapshot) {
    if !isTellingOfReplacedStates, watched.count >= watchedLimit {
      watched.removeAll { $0.cursor == nil }
      watchedLimit = max(64, watched.count * 2)
    }
    watched.append(WatchedCursor(cursor: cursor, seen: seen))
    if !cursor.isTracked { hasUntrackedCursors = true }
  }

  // MARK: Publishing

  /// Notifies observers of changes, and runs the `observe` closures that read changed values again.
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
      // The order of notifications is undefined. Sorting restores the order in which the closures were created.
      if closures.count > 1 { closures.sort { $0.number < $1.number } }
      for closure in closures { closure.run() }
      closures.removeAll(keepingCapacity: true)
      swap(&closures, &spareReruns)
    }
  }

  /// The core that is publishing on this thread. The caller is then on the actor of that core.
  static var publishing: AnyStoreCore? {
    headgate_publisher_get().map { Unmanaged<AnyStoreCore>.fromOpaque($0).takeUnretainedValue() }
  }

  final func rerunAfterPublishing(_ closure: ObservingClosure) {
    reruns.append(closure)
  }

  /// Notifies the readers of replaced states. If `everywhere` is false, checks only the cursors without tracking.
  private func tellOfReplacedStates(everywhere: Bool) {
    let outer = ReductionFrame.current
    // Inside the frame, notifications are collected and sent together with the others.
    ReductionFrame.current = frame
    isTellingOfReplacedStates = true
    defer {
      isTellingOfReplacedStates = false
      ReductionFrame.current = outer
    }
    var hasUntrackedCursors = false
    var position = 0
    // A snapshot may add cursors of parents to the end of the list.
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
