import HeadgateCore
import HeadgateDependenciesRuntime
import HeadgateSupport

/// The source of a store with its own state: a core of the engine behind a mailbox.
final class RootSource<State: Sendable>: StoreSource<State>, MailboxOwner, @unchecked Sendable {
  // Sendable: `core`, `groups`, `groupLimit`, `told` and `listening` are accessed with the lock of the executor held, by the
  // queue, readers and subscribing threads. All other properties are constant and Sendable.
  private let core: StoreCore<State, any Action>
  private let mailbox = Mailbox()
  private let executor: QueueExecutor
  /// The core refers to its actor weakly.
  private let actor: QueueActor
  private var groups: [Delivery: SubscriberGroup<State>] = [:]
  /// The number of groups at which groups without subscribers are removed.
  private var groupLimit = 8
  /// The version of the last state that was reported to observers.
  private var told: UInt64 = 0
  /// The state for readers that cannot wait. It is the last reported state when the store reads other stores, otherwise the
  /// initial state.
  private let earlier: Locked<State>
  private let hasReportedCircle = Locked(false)
  private let callSite: CallSite
  /// Set while there are listeners for actions.
  private var listening: ObserveToken?

  /// The number of messages that are reduced in a row before effects run.
  private static var messagesInARow: Int { 4096 }
  /// The number of messages that are reduced before waiting readers run.
  private static var messagesUnderLock: Int { 16 }

  init(
    state: State,
    reducer: CombinedReducer<State>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)?,
    at callSite: CallSite
  ) {
    executor = QueueExecutor()
    actor = QueueActor(executor)
    earlier = Locked(state)
    self.callSite = callSite
    core = StoreCore(
      initialState: { state },
      reducer: { reducer },
      prepareDependencies: prepareDependencies,
      callSite: callSite,
      isolation: actor
    )
    super.init()
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { startEffectsInOrder() }
    executor.afterEachJob { [weak self] in self?.tellOfChange() }
    // A task, not a block for each call: the task inherits the task-local values of the task that makes the store. So issues
    // that a reducer or an effect reports in a test belong to that test.
    let attend: @Sendable () async -> Void = { [actor, mailbox] in await actor.attend(mailbox) }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      // A continuation resumes on no particular actor. Without the preference, each call would wake another thread before
      // the thread of the queue.
      Task(executorPreference: executor, operation: attend)
    } else {
      Task(operation: attend)
    }
  }

  deinit {
    mailbox.dismiss()
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func startEffectsInOrder() {
    let starter = EffectStarter()
    core.tools.taskStarter = { [weak self] effect, priority, operation in
      starter.start(effect, isFollowed: self?.core.hasMoreToStart == true, priority: priority, operation)
    }
  }

  // MARK: Actions

  override func dispatch(_ action: any Action, at callSite: CallSite) {
    mailbox.put(action, at: callSite, for: self)
  }

  func serve() -> Bool {
    var served = 0
    while let messages = mailbox.take() {
      for (index, message) in messages.enumerated() {
        let isTurn = (served + index).isMultiple(of: Self.messagesUnderLock)
        if isTurn { executor.lock.giveTurn() }
        _ = core.send(message.action, callSite: mailbox.callSite(message.site))
        // After the first action, since the others may take long, and after the last action, since the others may have
        // changed the state.
        if isTurn || index == messages.count - 1 { tellOfChange() }
      }
      served += messages.count
      if served >= Self.messagesInARow { return false }
    }
    return true
  }

  // MARK: State

  override var state: State {
    if let state = executor.lock.read({ core.readState { $0 } }) { return state }
    if !hasReportedCircle.exchange(true) {
      callSite.report(UDFMessages.circleOfReads(State.self, madeAt: callSite))
    }
    return earlier.withLock { $0 }
  }

  /// Calls a closure with the state and its version.
  func withState<Result>(_ body: (State, UInt64) -> Result) -> Result {
    executor.lock { core.readState { body($0, core.actionNumber) } }
  }

  // MARK: Subscribers

  override func observe(on queue: Delivery, isHere: Bool, _ receive: @escaping (State) -> Void) -> Disposable {
    let observer = SubscriberGroup<State>.Observer(receive)
    let (group, state) = executor.lock { () -> (SubscriberGroup<State>, State?) in
      let group = self.group(on: queue)
      guard isHere else {
        group.add(observer, of: self)
        return (group, nil)
      }
      // The lock is held, so no change happens between the state that is reported here and later states.
      group.add(observer, toldOf: core.actionNumber)
      return (group, core.readState { $0 })
    }
    if let state { observer(state) }
    // The subscription retains the store.
    return Disposable { [self] in end(observer, in: group) }
  }

  override func onAction(on queue: Delivery, _ receive: @escaping (State, any Action) -> Void) -> Disposable {
    let listener = SubscriberGroup<State>.Listener { receive($0.state, $0.action) }
    let group = executor.lock {
      let group = self.group(on: queue)
      group.add(listener)
      if listening == nil { listening = core.subscribe(ActionEar { [weak self] in self?.heard($0, $1) }) }
      return group
    }
    return Disposable { [self] in end(listener, in: group) }
  }

  private func end<Value>(_ subscriber: Subscriber<Value>, in group: SubscriberGroup<State>) {
    subscriber.end()
    group.noteEnd()
  }

  private func group(on queue: Delivery) -> SubscriberGroup<State> {
    if let group = groups[queue] { return group }
    if groups.count >= groupLimit {
      groups = groups.filter { !$0.value.isIdle }
      groupLimit = max(8, groups.count * 2)
    }
    let group = SubscriberGroup<State>(queue.makeSerial())
    groups[queue] = group
    return group
  }

  var groupCount: Int { executor.lock { groups.count } }

  var subscriberCount: Int { executor.lock { groups.values.reduce(0) { $0 + $1.subscriberCount } } }

  /// Called with the lock held.
  private func tellOfChange() {
    guard told != core.actionNumber else { return }
    told = core.actionNumber
    if executor.lock.needsEarlierState { core.readState { state in earlier.withLock { $0 = state } } }
    for group in groups.values { group.noteChange(of: self) }
  }

  /// Called by the core, with the lock held.
  private func heard(_ action: any Action, _ state: State) {
    var isListening = false
    for group in groups.values where group.isListening {
      isListening = true
      group.note(action, state, of: self)
    }
    if !isListening { listening = nil }
  }
}

/// Receives each action that the core has reduced.
private final class ActionEar<State>: StoreObserver {
  private let heard: (any Action, State) -> Void

  init(_ heard: @escaping (any Action, State) -> Void) {
    self.heard = heard
  }

  func storeDidEmit<S, A>(_ event: StoreEvent<A>, state: () -> S) {
    guard case .actionReduced(_, let action) = event, let action = action as? any Action, let state = state() as? State
    else { return }
    heard(action, state)
  }
}
