package import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The part of a store's core that depends on neither the state type nor the action type: the machine, the list of observers, and
/// what they have read. Scoped stores, effects and observers use it.
///
/// The code is in extensions: `+Sending` takes actions and performs the steps of the machine, `+Publishing` notifies the readers of
/// changed states.
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
  /// The number of the action that was reduced last. A child store compares it to check whether its cached state is current.
  @exclusivity(unchecked) @usableFromInline package final var actionNumber: UInt64 = 0
  /// The observed cursors. The core compares them after a state was replaced.
  final var watched: [WatchedCursor] = []
  final var watchedLimit = 64
  /// Set while the list is iterated, when entries must keep their positions.
  final var isTellingOfReplacedStates = false
  /// Whether the state of an observed cursor can be replaced without notice. Such cursors are compared after each reduction.
  @exclusivity(unchecked) @usableFromInline final var hasUntrackedCursors = false
  @exclusivity(unchecked) @usableFromInline final var subscriptions: [Subscription] = []
  // Both are appended to and swapped, but not accessed while closures run or are released. No two accesses overlap.
  @exclusivity(unchecked) final var reruns: [ObservingClosure] = []
  /// The memory of the previous list of closures, reused for the next list.
  @exclusivity(unchecked) final var spareReruns: [ObservingClosure] = []
  /// The lock of what other threads access: the work, the effect owners, and the children that were deallocated.
  final let effectLock: Locked<UInt8>
  /// What observers wait for; nil until the first subscription.
  @exclusivity(unchecked) final var news: ObserverNews?
  /// The deallocated child stores that observers are not notified of yet, with the lock held; nil while there are no observers.
  @exclusivity(unchecked) final var detachedChildren: [DetachedChild]?
  /// The changes of shared values; nil while there are no observers.
  final var sharedChanges: SharedChangeInbox?
  /// Sees the answers of dependencies; nil while nobody records the store.
  package final var answers: AnswerSlot? {
    didSet {
      frame.pointee.answers = answers.map { Unmanaged.passUnretained($0) }
      madeHost?.answers = answers
    }
  }
  /// What happens to actions while a tool shows another state; nil in the normal mode.
  package final var pause: StorePause?
  /// Created when the first binding is set.
  final var bindingWatch: BindingWatch?
  /// Publishes the changes of the current drain; nil without a transaction.
  final var publication: Publication?
  /// The number of the last action whose reduction returned an effect.
  package final var lastAnswered: UInt64 = 0
  package final let callSite: CallSite
  let owner: ActorReference
  @exclusivity(unchecked) @usableFromInline final var machine: StoreMachine
  /// Created when the first effect starts, because many stores start none.
  final var madeHost: EffectHost?
  /// The dependencies of reducers and effects. Only a test changes them, between two sends.
  @exclusivity(unchecked) package final var dependencies: DependencyValues {
    didSet { setFrameDependencies() }
  }
  final var chain = RunawayActionDetector()
  /// Starts the tasks of effects in place of `Task.init`. A test store runs the tasks on an executor of its own.
  package final var taskStarter: TaskStarter?
  /// Called when a feature that is not presented dismisses itself. Set by a test store.
  package final var onDismiss: (() -> Void)?
  /// Set by an observer during a drain. After the current action is reduced, queued actions are dropped and effects are cancelled.
  package final var isAbandoningChain = false
  /// Why the effect of the current event was cancelled.
  package final var cancelReason = CancelReason.other
  /// Receives the operations of effects instead of a task. A test sets it to perform the steps of operations itself.
  final var operationStarter: ((EffectRun) -> Void)?

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
    for subscription in subscriptions { subscription.forget() }
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

  func notify(_ event: EffectEvent) {
    preconditionFailure("abstract")
  }

  /// Notifies observers of a new child store.
  func childAttached(_ name: @autoclosure () -> String) {
    preconditionFailure("abstract")
  }

  /// Notifies observers of a change of a shared value.
  func notifySharedChange(_ change: SharedStateChange) {
    preconditionFailure("abstract")
  }

  /// Notifies observers of a deallocated child store.
  func notifyDetached(_ name: String) {
    preconditionFailure("abstract")
  }

  /// Sets the step of the test that the next reductions belong to, for their reports.
  package final func noteTestStep(_ step: CallSite) { frame.pointee.testStep = step }

  /// Whether a reducer of the store has called another reducer directly.
  package final var hasDirectReductions: Bool { frame.pointee.hasDirectReductions }

  // MARK: Observers

  /// The actor that this core belongs to, or nil after the actor is deallocated. The actor may own its store.
  package final var isolation: (any Actor)? { owner.actor }

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
    let news = news ?? ObserverNews()
    // Written once: other threads read it as soon as there is a list of detached children.
    if self.news == nil { self.news = news }
    let subscription = Subscription(observer, of: owner, news: news)
    subscriptions.append(subscription)
    noteDetachedChildren()
    if sharedChanges == nil, observer.seesSharedChanges { sharedChanges = SharedChangeInbox(self, news: news) }
    // Not weak: each event retains the subscription, and an object with weak references is slow to retain. The store releases the
    // observer at its own end, if the token is still there.
    return ObserveToken { subscription.end(from: $0) }
  }
}
