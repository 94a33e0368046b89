public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The core of a root store: the state, the resolved reducer, and the machine.
///
/// A core belongs to one actor and is used only there. ``Store`` and ``ActorStore`` check the actor; the core does not.
@usableFromInline
package final class StoreCore<State, Action>: AnyStoreCore {
  /// The state, outside the machine. Its address is constant for the life of the core, so that scoped stores can read parts of
  /// it in place.
  ///
  /// The pointer is valid: the memory is initialized before `init` and deinitialized in `deinit`. A reducer has exclusive access
  /// to the memory while `isReducing` is set, and every reader checks `isReducing` first.
  @usableFromInline let state: UnsafeMutablePointer<State>
  /// The initial state of the store. A read during a reduction returns it, because such a read must return some value.
  @usableFromInline let initialState: State
  @usableFromInline let reduction: _Reduction<State, Action>
  let reconciliation: ((inout State, _Reconciliation) -> Void)?
  /// The state and the number of the last action, while a tool shows another state.
  var present: (state: State, actionNumber: UInt64)?
  /// The access to the observation data of the state; nil when the state is not observable.
  @usableFromInline let observable: _ObservableStateAccess?

  /// Takes ownership of the memory of the initial state, which is allocated for one value and initialized.
  @usableFromInline
  init(
    state: UnsafeMutablePointer<State>,
    reduction: _Reduction<State, Action>,
    reconciliation: _ResolvedReducer<State, Action>.Reconcile?,
    dependencies: DependencyValues,
    callSite: CallSite,
    isolation: any Actor
  ) {
    self.state = state
    initialState = state.pointee
    observable = _ObservableStateAccess.of(State.self)
    self.reduction = reduction
    self.reconciliation = reconciliation
    super.init(dependencies: dependencies, callSite: callSite, isolation: isolation)
  }

  deinit {
    stop()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Sending

  /// Sends an action from outside the store.
  @inlinable
  package final func send(_ action: Action, callSite: @autoclosure () -> CallSite) -> SendLifetime? {
    // Fast path: without effects, observers and readers, a send costs little more than its reducer.
    guard !isDraining, isUnobserved, machine.isQuiet else {
      return sendSlowly(SentAction(action, callSite: callSite()))
    }
    isDraining = true
    var effect = runReducer(action)
    // An action that is answered by one other action needs no queue either. Long chains use the queue, which detects runaways.
    var steps = 0
    while case .send(let next)? = effect.tree, steps < RunawayActionDetector.countedSilently, machine.isQuiet {
      effect = runReducer(next.action())
      steps += 1
    }
    if effect.isNone, pending.isEmpty, !frame.pointee.structuralChange, !hasUntrackedCursors, machine.isQuiet {
      isDraining = false
      return nil
    }
    return finish(effect, after: steps + 1)
  }

  @inlinable
  final func runReducer(_ action: Action) -> Effect<Action> {
    let outer = ReductionFrame.current
    ReductionFrame.current = frame
    isReducing = true
    actionNumber &+= 1
    let before = observable?.id(state)
    // Not the result of the closure: unspecialized code looks up the type of the effect for each action.
    var effect: Effect<Action> = .none
    withUnsafePointer(to: action) { effect = reduction.body(state, $0) }
    if let observable, !_ObservableStateID.isSame(before, observable.id(state)) {
      frame.pointee.structuralChange = true
    }
    isReducing = false
    ReductionFrame.current = outer
    return effect
  }

  /// Completes a send on the slow path, when its first reductions require more work.
  @usableFromInline
  final func finish(_ effect: Effect<Action>, after steps: Int) -> SendLifetime? {
    madeHost?.reportLimit.reset()
    let record = machine.beginSend()
    accept(effect, origin: ActionOrigin(send: .record(record), cause: .sent))
    machine.needsPublish = true
    drain(after: steps)
    return machine.endSend(record)
  }

  final override func reduce(_ entry: QueuedAction) {
    let action: Action = entry.action.action()
    if !isUnobserved { notifyReceived(action, entry) }
    if let publication = entry.action.publication { self.publication = publication }
    accept(runReducer(action), origin: entry.origin)
    if !isUnobserved { notifyReduced(action) }
  }

  /// Passes an effect to the machine, and cancels the effects whose child is gone.
  private func accept(_ effect: Effect<Action>, origin: ActionOrigin) {
    if let tree = effect.tree?.resolved {
      tools.lastAnswered = actionNumber
      machine.reduced(tree, number: actionNumber, origin: origin)
    }
    guard let reconciliation, machine.effectOwners.hasGroups else { return }
    let findings = _Reconciliation.Findings()
    isReducing = true
    reconciliation(&state.pointee, _Reconciliation(effectOwner: machine.effectOwners, findings: findings))
    isReducing = false
    if !findings.gone.isEmpty { machine.cancel(at: findings.gone) }
  }

  /// Dumps the state for a comparison. Registers no reads.
  package final override func stateDump() -> String { ReductionFrame.untracked { CoreMessages.dump(state.pointee) } }

  // MARK: Observers

  final override func tell(_ event: UntypedEvent) {
    switch event {
    case .started(let effect): tellAll(.effectStarted(effect))
    case .emitted(let effect, let action): tellAll(.effectEmitted(effect, action.action()))
    case .finished(let effect): tellAll(.effectFinished(effect))
    case .cancelled(let effect): tellAll(.effectCancelled(effect))
    case .stateChanged(let number): tellChanged(number)
    case .sharedStateChanged(let change): tellAll(.sharedStateChanged(change))
    case .childAttached(let name): tellAll(.childAttached(name))
    case .childDetached(let name): tellAll(.childDetached(name))
    }
  }

  private func notifyReceived(_ action: Action, _ entry: QueuedAction) {
    notifyOfInbox()
    tellEach { observer in
      switch observer {
      case .direct(let observer):
        observer.storeWillReduce(actionNumber + 1, cause: entry.origin.cause, callSite: entry.action.callSite)
      case .events(let observer): tellReceived(observer, action, entry)
      }
    }
  }

  private func notifyReduced(_ action: Action) {
    notifyOfInbox()
    tellEach { observer in
      switch observer {
      case .direct(let observer): observer.storeDidReduce(actionNumber, action) { readState { $0 } }
      case .events(let observer): tellReduced(observer, action)
      }
    }
  }

  private func tellChanged(_ number: UInt64) {
    tellEach { observer in
      switch observer {
      case .direct(let observer): observer.storeWillPublish(after: number) { readState { $0 } }
      case .events(let observer): tellChanged(observer, number)
      }
    }
  }

  // Not inlined: a function that contains an event looks up the type of the event first, for direct observers, too.

  @inline(never)
  private func tellReceived(_ observer: any StoreObserver, _ action: Action, _ entry: QueuedAction) {
    let received = ReceivedAction(
      number: actionNumber + 1,
      action: action,
      cause: entry.origin.cause,
      fileID: entry.action.callSite.fileID,
      line: entry.action.callSite.line
    )
    observer.storeDidEmit(StoreEvent.actionReceived(received)) { readState { $0 } }
  }

  @inline(never)
  private func tellReduced(_ observer: any StoreObserver, _ action: Action) {
    observer.storeDidEmit(StoreEvent.actionReduced(actionNumber, action)) { readState { $0 } }
  }

  @inline(never)
  private func tellChanged(_ observer: any StoreObserver, _ number: UInt64) {
    observer.storeDidEmit(StoreEvent<Action>.stateChanged(after: number)) { readState { $0 } }
  }

  private func tellAll(_ event: StoreEvent<Action>) {
    tellEach { $0.observer.storeDidEmit(event) { readState { $0 } } }
  }

  private func tellEach(_ tell: (Subscription.Observer) -> Void) {
    // Copied: subscriptions that start or end during this event take effect with the next event.
    let current = observers.subscriptions
    for subscription in current {
      if let observer = subscription.observer { tell(observer) }
    }
    if let observerInbox, observerInbox.take(.endedSubscription) { removeEndedSubscriptions() }
  }

  // MARK: Reading

  /// Reads the state. While a reducer has exclusive access, reports a mistake and reads the initial state.
  @inlinable
  package final func readState<Result>(_ body: (State) -> Result) -> Result {
    if isReducing {
      reportReadWhileReducing()
      return body(initialState)
    }
    return body(state.pointee)
  }
}
