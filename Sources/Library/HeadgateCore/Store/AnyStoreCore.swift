package import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The part of a store's core that depends on neither the state type nor the action type: the machine, the list of observers, and
/// what they have read. Scoped stores, effects and observers use it.
///
/// The code is in extensions: `+Sending` takes actions and performs the steps of the machine, `+Publishing` notifies the readers of
/// changed states.
@usableFromInline
package class AnyStoreCore {
  // Straight-line code on one actor accesses the properties with unchecked exclusivity for every action. No two accesses can overlap, and
  // the run-time check for overlaps would cost more than the action. The groups are structs, which are stored in the core itself: their
  // properties cost the same as properties of the core.

  /// Lives as long as the core, at a constant address. The thread-local slot holds this address while a reducer runs.
  @usableFromInline final let frame: UnsafeMutablePointer<ReductionFrame>
  @usableFromInline final let pending: PendingObservations
  /// Whether a reducer is running. No other code may access the state then.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false
  /// The number of the action that was reduced last. A child store compares it to check whether its cached state is current.
  @exclusivity(unchecked) @usableFromInline package final var actionNumber: UInt64 = 0
  /// The dependencies of reducers and effects. Only a test changes them, between two sends.
  @exclusivity(unchecked) package final var dependencies: DependencyValues {
    didSet { setFrameDependencies() }
  }
  package final let callSite: CallSite
  let owner: ActorReference

  // MARK: Drains and effects

  /// Whether the queue is being emptied. An action that is sent now is queued.
  @exclusivity(unchecked) @usableFromInline final var isDraining = false
  @exclusivity(unchecked) @usableFromInline final var machine: StoreMachine
  final var chain = RunawayActionDetector()
  /// Publishes the changes of the current drain; nil without a transaction.
  final var publication: Publication?
  /// The lock of what other threads access: the work, the effect owners, and ``observerInbox``.
  final let effectLock: Locked<UInt8>
  /// Created when the first effect starts, because many stores start none.
  final var madeHost: EffectHost?

  // MARK: Readers of the state

  /// The observed cursors. The core compares them after a state was replaced.
  // Checked: the removal of entries can release the last reference to a cursor, whose states are values of users.
  final var watchedCursors = WatchedCursors()
  /// Whether the state of an observed cursor can be replaced without notice. Such cursors are compared after each reduction.
  @exclusivity(unchecked) @usableFromInline final var hasUntrackedCursors = false
  @exclusivity(unchecked) final var reruns = ObservingClosureQueue()
  /// Created when the first binding is set.
  final var bindingWatch: BindingWatch?

  // MARK: Observers of events, tests and tools

  @exclusivity(unchecked) @usableFromInline package final var observers = StoreObservers()
  /// What other threads add for the observers. Nil until the first subscription, and then constant. Written with the lock held, and read with
  /// the lock on other threads.
  @exclusivity(unchecked) final var observerInbox: ObserverInbox?
  @exclusivity(unchecked) package final var tools = StoreTools()

  init(dependencies: DependencyValues, callSite: CallSite, isolation: any Actor) {
    effectLock = Locked(0)
    machine = StoreMachine(effectLock: effectLock)
    self.dependencies = dependencies
    self.callSite = callSite
    owner = ActorReference(isolation)
    frame = .allocate(capacity: 1)
    frame.initialize(to: ReductionFrame())
    pending = PendingObservations()
    frame.pointee.pendingObservations = Unmanaged.passUnretained(pending)
    setFrameDependencies()
  }

  deinit {
    for subscription in observers.subscriptions { subscription.forget() }
    frame.deinitialize(count: 1)
    frame.deallocate()
  }

  private func setFrameDependencies() {
    frame.pointee.dependencies = dependencies.frameDependencies
    frame.pointee.ownDependencies = dependencies.frameDependencies
  }

  /// The state that the running effects of the store share.
  final var host: EffectHost {
    if let madeHost { return madeHost }
    let host = EffectHost(self)
    host.answers = answers
    madeHost = host
    return host
  }

  // MARK: Overridden by the core with types

  /// Runs the reducer on the state, and then cancels the effects of effect owners whose child is gone.
  func reduce(_ entry: QueuedAction) {
    preconditionFailure("abstract")
  }

  /// Dumps the state for a comparison. Registers no reads.
  package func stateDump() -> String {
    preconditionFailure("abstract")
  }

  /// Notifies observers of an event only; see ``notify(_:)``.
  func tell(_ event: UntypedEvent) {
    preconditionFailure("abstract")
  }

  /// The actor that this core belongs to, or nil after the actor is deallocated. The actor may own its store.
  package final var isolation: (any Actor)? { owner.actor }

  /// Whether no observer is subscribed to events.
  @inlinable final var isUnobserved: Bool { observers.subscriptions.isEmpty }

  @usableFromInline
  final func reportReadWhileReducing() {
    callSite.report(CoreMessages.readWhileReducing(madeAt: callSite))
  }
}
