import HeadgateDependenciesRuntime
public import HeadgateSupport

/// An operation: the object that its task, its ``Send`` and its store share.
@usableFromInline
package final class EffectRun: Job, TaskRegistrar, AnsweredEffect, @unchecked Sendable {
  // Sendable: the properties of the superclass that belong to the store's actor are accessed only by `connect`, on that actor, except the
  // constants. `connect` sets the host before the operation can run. The rest is constant or accessed with the lock held.
  private let info: RunEffect.Info
  private let embeddings: EmbeddingChain?
  let dismissal: EmbeddedDismissal?
  /// Nil until the operation starts.
  private var host: EffectHost!
  /// Whether the store must process the end immediately, and not only the holders of a ``StoreTask``.
  private var reportsEnd = false
  @exclusivity(unchecked) private var task: Task<Void, Never>?
  /// Whether the operation returned before it was cancelled. Cancelling its send later changes nothing: it is a mistake to send.
  @exclusivity(unchecked) private var hasReturnedUncancelled = false

  init(number: UInt64, _ run: RunEffect, in context: JobContext, of send: SendLifetime) {
    info = run.info
    embeddings = run.embeddings
    dismissal = run.dismissal
    super.init(number: number, role: .waiting(run), in: context, of: send)
  }

  /// Connects the operation to its store, before it starts.
  func connect(to host: EffectHost, isObserved: Bool) {
    self.host = host
    reportsEnd = isObserved || isAwaited
  }

  package var name: String? { info.name }

  /// Whether the effect belongs to the store with this lock.
  func isOf(_ lock: Locked<UInt8>) -> Bool { self.lock.isSame(as: lock) }

  private var hasReturned: Bool { lock.withLock { _ in hasReturnedUncancelled } }

  package var callSite: CallSite { info.callSite }

  private var core: AnyStoreCore? { host.core }

  var reportLimit: ReportLimit { host.reportLimit }

  package var answers: AnswerSlot? { host.answers }

  package var description: EffectDescription {
    EffectDescription(number: number, name: name, cause: cause, callSite: callSite)
  }

  /// Runs the operation in a task of its own.
  ///
  /// The context of the operation is bound here, and the task inherits it. A binding inside the task would use memory for as long
  /// as the operation runs.
  func start(_ operation: @escaping @Sendable (EffectRun) async -> Void, dependencies: DependencyStorage) {
    TaskContext.$current.withValue(TaskContext(dependencies: dependencies, effect: self)) {
      attach { isCancelled in
        // When the task starts through `Task.init`, the closure is written in place. No other closure must be created around it.
        guard let taskStarter = host.taskStarter else {
          return Task(priority: info.priority) { [self] in await perform(operation, isCancelled: isCancelled) }
        }
        return taskStarter(description, info.priority) { [self] in await perform(operation, isCancelled: isCancelled) }
      }
    }
  }

  /// Creates the task of the operation. The argument of `make` is whether the operation is already cancelled.
  ///
  /// The lock is held, so that an operation that cancels itself immediately finds its task.
  func attach(_ make: (_ isCancelled: Bool) -> Task<Void, Never>) {
    lock.withLock { _ in task = make(!isActiveWithLock) }
  }

  package override func cancelTask() {
    let task = lock.withLock { _ in self.task }
    task?.cancel()
  }

  /// Inlined, so that it takes no frame of its own in the memory of the task.
  @inline(__always)
  private func perform(_ operation: @Sendable (EffectRun) async -> Void, isCancelled: Bool) async {
    if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
    await operation(self)
    await ended()
  }

  func startTask(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    host.taskStarter?(description, nil, operation) ?? Task(operation: operation)
  }

  /// Passes an action of the operation to the store and returns after the action is reduced.
  func deliver(_ action: AnySentAction) async {
    guard !Task.isCancelled else { return }
    guard !hasReturned else {
      action.callSite.report(CoreMessages.sendAfterEnd(action, startedAt: callSite))
      return
    }
    guard isActive, let isolation = host.owner.actor else { return }
    await emit(embeddings?.embed(action) ?? action, on: isolation)
  }

  /// Whether the effect belongs to a presented feature.
  var isPresented: Bool { dismissal != nil }

  /// Dismisses the feature that presents the effect. Without a presentation, notifies the test store.
  ///
  /// - Parameter publication: Publishes the changes of the parent.
  func dismiss(_ publication: Publication?) async -> DismissalOutcome {
    guard let isolation = host.owner.actor, !Task.isCancelled else { return .done }
    guard !hasReturned else { return .effectHasEnded(startedAt: callSite) }
    guard isActive else { return .done }
    guard let dismissal else { return await dismissStore(on: isolation) }
    let action = dismissal.rootAction
    await emit(publication.map(action.published) ?? action, on: isolation)
    return .done
  }

  private func dismissStore(on isolation: isolated any Actor) -> DismissalOutcome {
    guard let core, let onDismiss = core.tools.onDismiss else { return core == nil ? .done : .nothingIsPresented }
    onDismiss()
    return .done
  }

  private func emit(_ action: AnySentAction, on isolation: isolated any Actor) {
    core?.emit(action, from: self)
  }

  private func ended() async {
    if noteEnd(), let isolation = host.owner.actor { await processEnd(on: isolation) }
    send.endWork()
  }

  /// Marks the operation as returned. It must not send actions after that. Returns true when the store must process the end immediately.
  func noteEnd() -> Bool {
    lock.withLock { _ in
      hasReturnedUncancelled = isActiveWithLock
      task = nil
    }
    // Otherwise, the store processes the end at its next activity, because its bookkeeping is not worth a hop to its actor.
    return reportsEnd || host.append(number)
  }

  private func processEnd(on isolation: isolated any Actor) {
    core?.operationEnded(number)
  }

  // MARK: Tasks that an operation registers for cancellation

  package func register(_ id: CancelID, cancelInFlight: Bool, cancel: @escaping @Sendable () -> Void) async -> UInt64? {
    guard let isolation = host.owner.actor else { return nil }
    return await register(id, cancelInFlight, cancel, on: isolation)
  }

  private func register(
    _ id: CancelID,
    _ cancelInFlight: Bool,
    _ cancel: @escaping @Sendable () -> Void,
    on isolation: isolated any Actor
  ) -> UInt64? {
    core?.registerTask(id, cancelInFlight: cancelInFlight, from: self, cancel: cancel)
  }

  package func unregister(_ number: UInt64) async {
    guard let isolation = host.owner.actor else { return }
    await unregister(number, on: isolation)
  }

  private func unregister(_ number: UInt64, on isolation: isolated any Actor) {
    core?.operationEnded(number)
  }

  package func cancelTasks(_ id: CancelID) {
    guard let request = effectOwner.cancel(id) else { return }
    host.append(request)
    // Effects that wait for the cancelled ones continue when the store has processed the request. The caller does not wait.
    _ = startTask { [self] in
      guard let isolation = host.owner.actor else { return }
      await processInbox(on: isolation)
    }
  }

  private func processInbox(on isolation: isolated any Actor) {
    core?.processInboxAndDrain()
  }
}
