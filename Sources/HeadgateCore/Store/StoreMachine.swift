public import DequeModule
internal import HeadgateDependencies
package import HeadgateSupport

/// What a store does next: the machine decides, the store performs.
///
/// The machine knows no state and runs no user code: reducers run between two of its steps, on state that is outside of it. So
/// a send from inside a reducer finds it closed and consistent. It is the one place where order, cancellation and the life of
/// effects are decided, and it is tested as a struct, without an actor, a task or a clock.
@usableFromInline
package struct StoreMachine<Action> {
  @usableFromInline
  package enum Step {
    /// Let the reducer see an action, and tell the effect with ``reduced(_:origin:)``.
    case reduce(QueuedAction<Action>)
    /// Stop the task of an operation.
    case cancel(Job<Action>)
    /// The queue is empty: show the state.
    case publish
    /// Start the operation of a job.
    case start(Job<Action>, RunEffect<Action>)
    case idle
  }

  @usableFromInline var queue = Deque<QueuedAction<Action>>()
  @usableFromInline var starts = Deque<Job<Action>>()
  @usableFromInline var cancelled = Deque<Job<Action>>()
  package var needsPublish = false
  private var sends: [Lineage?] = []
  private var leases: [Lineage] = []
  private var jobNumber: UInt64 = 0
  private var operations: [UInt64: Job<Action>] = [:]
  /// What user code may run in its `deinit`: let go by the store, with the machine closed.
  private var discarded: [Any] = []
  private let lineageLock: Locked<Void>

  /// The root of the places at which effects run.
  @usableFromInline package let places = Place<Action>()
  @usableFromInline package var actionNumber: UInt64 = 0

  package init(lineageLock: Locked<Void> = Locked(())) {
    self.lineageLock = lineageLock
  }

  // MARK: Actions

  /// Opens the record of a send from outside; its lineage is made when it turns out to have an operation.
  package mutating func openSend() -> Int {
    sends.append(nil)
    return sends.count - 1
  }

  /// Closes the record of a send, and those of sends inside it, and returns what came of it.
  package mutating func closeSend(_ record: Int) -> Lineage? {
    let lineage = sends[record]
    sends.removeSubrange(record...)
    return lineage
  }

  package mutating func enqueue(
    _ action: Action,
    origin: ActionOrigin,
    job: Job<Action>? = nil,
    place: Place<Action>? = nil,
    location: SourceLocation
  ) {
    var holder = job
    while let job = holder {
      job.queued += 1
      holder = job.parent
    }
    place?.hold()
    queue.append(QueuedAction(action: action, origin: origin, job: job, place: place, location: location))
  }

  /// Queues an action that is sent while another is being reduced.
  package mutating func enqueueReentrant(_ action: Action, cause: ActionCause, location: SourceLocation) -> Lineage {
    let lineage = Lineage(parent: nil, lock: lineageLock, open: 1)
    leases.append(lineage)
    enqueue(action, origin: ActionOrigin(send: .lineage(lineage), cause: cause), location: location)
    return lineage
  }

  /// Queues an action that a running operation sends; false when the operation was cancelled.
  package mutating func emit(_ action: Action, from number: UInt64, lineage: Lineage, location: SourceLocation) -> Bool
  {
    guard let job = operations[number], !job.isCancelled, !lineage.isCancelled else { return false }
    enqueue(
      action,
      origin: ActionOrigin(send: .lineage(lineage), cause: .effect(number)),
      job: job,
      location: location
    )
    return true
  }

  package mutating func next() -> Step {
    while true {
      if let job = cancelled.popFirst() { return .cancel(job) }
      if let entry = queue.popFirst() {
        dequeued(entry)
        guard isCancelled(entry) else {
          actionNumber += 1
          needsPublish = true
          return .reduce(entry)
        }
        discarded.append(entry)
        continue
      }
      if needsPublish {
        needsPublish = false
        return .publish
      }
      guard let job = starts.popFirst() else { return .idle }
      guard !job.isCancelled, case .run(let run) = job.role else { continue }
      if !lineage(of: job.origin).isCancelled { return .start(job, run) }
      // Its send was cancelled before it could start.
      finished(job.number)
    }
  }

  /// Takes the effect of the action that was reduced last.
  package mutating func reduced(_ tree: EffectTree<Action>, origin: ActionOrigin) {
    // What comes of the effect, now or later, comes of this action.
    var origin = ActionOrigin(send: origin.send, cause: .action(actionNumber))
    if case .lineage(let lineage) = origin.send {
      guard !lineage.isCancelled else { return discarded.append(tree) }
      origin.send = .lineage(lineage.current)
    }
    accept(tree, at: places, under: nil, dependencies: nil, origin: origin)
  }

  private func isCancelled(_ entry: QueuedAction<Action>) -> Bool {
    if let job = entry.job, job.isCancelled { return true }
    if let place = entry.place, place.isGone { return true }
    return switch entry.origin.send {
    case .lineage(let lineage): lineage.isCancelled
    case .record(let record): sends[record]?.isCancelled ?? false
    }
  }

  // MARK: Effects

  private mutating func accept(
    _ tree: EffectTree<Action>,
    at place: Place<Action>,
    under parent: Job<Action>?,
    dependencies: DependencyValues?,
    origin: ActionOrigin
  ) {
    // An effect that cancels the id that it runs under itself begins nothing more.
    guard parent?.isCancelled != true else { return discarded.append(tree) }
    switch tree {
    case .send(let action, let location):
      enqueue(action, origin: origin, job: parent, place: place, location: location)

    case .run:
      guard case .run(let run) = tree else { return }
      let job = makeJob(.run(run), at: place, under: parent, dependencies: dependencies, origin: origin)
      operations[job.number] = job
      starts.append(job)

    case .merge(let trees):
      for tree in trees { accept(tree, at: place, under: parent, dependencies: dependencies, origin: origin) }

    case .concatenate(let trees):
      let job = makeJob(.sequence(trees[...]), at: place, under: parent, dependencies: dependencies, origin: origin)
      lineage(of: job.origin).open()
      advance(job)

    case .cancellable(let tree, let id, let cancelInFlight):
      if cancelInFlight { cancel(id: id, at: place, sparing: parent) }
      // What was cancelled may have let something begin that cancelled this.
      guard parent?.isCancelled != true else { return discarded.append(tree) }
      let job = makeJob(.scope(id), at: place, under: parent, dependencies: dependencies, origin: origin)
      place.scopes[id, default: [:]][job.number] = job
      job.open += 1
      accept(tree, at: place, under: job, dependencies: dependencies, origin: origin)
      job.open -= 1
      advance(job)

    case .cancel(let id, _):
      cancel(id: id, at: place)

    case .throttle(let tree, let throttle):
      accept(tree, throttle, at: place, under: parent, dependencies: dependencies, origin: origin)

    case .placed(let segment, let tree):
      let child = place.child(at: segment)
      // What it cancels there may be all that keeps the place, which is about to hold what it begins.
      child.hold()
      accept(tree, at: child, under: parent, dependencies: dependencies, origin: origin)
      child.release()

    case .dependencies(let values, let tree):
      // The innermost operator is met last and wins; it was laid over the values around it when the action was reduced.
      accept(tree, at: place, under: parent, dependencies: values, origin: origin)

    case .mapped:
      preconditionFailure("an effect is resolved before the machine gets it")
    }
  }

  private mutating func makeJob(
    _ role: Job<Action>.Role,
    at place: Place<Action>,
    under parent: Job<Action>?,
    dependencies: DependencyValues?,
    origin: ActionOrigin
  ) -> Job<Action> {
    jobNumber += 1
    var origin = origin
    // What outlives the drain holds the lineage itself.
    if case .scope = role {} else { origin.send = .lineage(lineage(of: origin)) }
    let job = Job(
      number: jobNumber,
      role: role,
      parent: parent,
      place: place,
      dependencies: dependencies,
      origin: origin
    )
    place.jobs[jobNumber] = job
    parent?.children[jobNumber] = job
    parent?.open += 1
    return job
  }

  private mutating func lineage(of origin: ActionOrigin) -> Lineage {
    switch origin.send {
    case .lineage(let lineage): return lineage
    case .record(let record):
      if let lineage = sends[record] { return lineage }
      let lineage = Lineage(parent: nil, lock: lineageLock, open: 0)
      sends[record] = lineage
      return lineage
    }
  }

  /// The lineage that an operation gets of its own when it starts.
  package mutating func lineage(under job: Job<Action>) -> Lineage {
    lineage(of: job.origin)
  }

  /// Completes a job, or goes on to the next part of a sequence, when nothing of it is open.
  private mutating func advance(_ job: Job<Action>) {
    var job = job
    while job.open == 0, !job.isComplete {
      if case .sequence(var rest) = job.role, !job.isCancelled, !lineage(of: job.origin).isCancelled,
        let next = rest.popFirst()
      {
        job.role = .sequence(rest)
        job.open += 1
        accept(next, at: job.place, under: job, dependencies: job.dependencies, origin: job.origin)
        job.open -= 1
        continue
      }
      complete(job)
      guard let parent = job.parent else { return }
      parent.open -= 1
      job = parent
    }
  }

  private mutating func complete(_ job: Job<Action>) {
    job.isComplete = true
    switch job.role {
    case .run:
      operations[job.number] = nil
      discarded.append(job.role)
    case .sequence:
      lease(lineage(of: job.origin))
      discarded.append(job.role)
    case .task: operations[job.number] = nil
    case .scope: break
    }
    removeIfOver(job)
  }

  private func removeIfOver(_ job: Job<Action>) {
    guard job.isComplete, job.queued == 0 || job.isCancelled else { return }
    job.place.jobs[job.number] = nil
    if case .scope(let id) = job.role {
      job.place.scopes[id]?[job.number] = nil
      if job.place.scopes[id]?.isEmpty == true { job.place.scopes[id] = nil }
    }
    job.parent?.children[job.number] = nil
    job.place.removeIfEmpty()
  }

  private func dequeued(_ entry: QueuedAction<Action>) {
    var holder = entry.job
    while let job = holder {
      job.queued -= 1
      removeIfOver(job)
      holder = job.parent
    }
    entry.place?.release()
  }

  /// An operation has returned.
  package mutating func finished(_ number: UInt64) {
    guard let job = operations[number] else { return }
    // The end of a throttled stretch may begin the next one at the same place.
    job.place.hold()
    advance(job)
    throttleEnded(job)
    job.place.release()
  }

  /// Names a task of an operation, so that it can be cancelled by an id.
  package mutating func registerTask(
    _ id: CancelID,
    cancelInFlight: Bool,
    at place: Place<Action>,
    lineage: Lineage,
    cancel: @escaping @Sendable () -> Void
  ) -> UInt64 {
    // The operation that names the task may be among those that this cancels.
    place.hold()
    defer { place.release() }
    if cancelInFlight { self.cancel(id: id, at: place) }
    let origin = ActionOrigin(send: .lineage(lineage), cause: .sent)
    let scope = makeJob(.scope(id), at: place, under: nil, dependencies: nil, origin: origin)
    place.scopes[id, default: [:]][scope.number] = scope
    let job = makeJob(.task(cancel), at: place, under: scope, dependencies: nil, origin: origin)
    operations[job.number] = job
    return job.number
  }

  // MARK: Cancellation

  /// Cancels the effects that run under an id, at a place and below; but not `part` and what it is part of.
  package mutating func cancel(id: CancelID, at place: Place<Action>, sparing part: Job<Action>? = nil) {
    var found: [Job<Action>] = []
    let places = place.subtree
    for place in places {
      if let scope = place.scopes[id] { found.append(contentsOf: scope.values) }
    }
    dropWindows(at: places, id: id)
    var whole = part
    while let spared = whole {
      found.removeAll { $0 === spared }
      whole = spared.parent
    }
    for job in found.sorted(by: { $0.number < $1.number }) { cancel(job) }
  }

  /// Cancels everything at places and below: their children are gone, or others have taken their places.
  package mutating func cancel(at gone: [Place<Action>]) {
    let places = gone.flatMap(\.subtree)
    dropWindows(at: places)
    // In the order of their start, whatever the places are.
    for job in places.flatMap(\.jobs.values).sorted(by: { $0.number < $1.number }) { cancel(job) }
    for place in gone { place.removeAsGone() }
  }

  package mutating func cancelAll() {
    cancel(at: [places])
  }

  private mutating func cancel(_ job: Job<Action>) {
    guard !job.isCancelled else { return }
    // Children first in, first cancelled; the tree of an effect is as deep as it was written.
    job.isCancelled = true
    for child in job.children.values.sorted(by: { $0.number < $1.number }) { cancel(child) }
    switch job.role {
    case .run where !job.isComplete, .task where !job.isComplete: cancelled.append(job)
    case .sequence(let rest):
      discarded.append(rest)
      if !job.isComplete { job.role = .sequence([]) }
    default: break
    }
    if job.isComplete {
      removeIfOver(job)
    } else if job.open == 0 {
      advance(job)
    }
  }

  // MARK: What is let go

  /// Values of users that the machine has no more use for; to be released when it is closed.
  package mutating func takeDiscarded() -> [Any] {
    guard !discarded.isEmpty else { return [] }
    defer { discarded = [] }
    return discarded
  }

  /// Keeps a lineage that was opened from being done until what its actions start in this drain has started.
  private mutating func lease(_ lineage: Lineage) {
    if leases.last === lineage { lineage.close() } else { leases.append(lineage) }
  }

  /// Ends the leases: what was to start has started.
  package mutating func takeLeases() -> [Lineage] {
    guard !leases.isEmpty else { return [] }
    defer { leases = [] }
    return leases
  }

  /// Whether a drain would find nothing to do and nothing runs in a place that could go.
  @inlinable
  package var isQuiet: Bool { queue.isEmpty && cancelled.isEmpty && starts.isEmpty && !places.hasGroups }

  package var runningOperations: [Job<Action>] {
    operations.values.sorted { $0.number < $1.number }
  }

  package func operation(_ number: UInt64) -> Job<Action>? { operations[number] }
}

/// An action that waits to be reduced.
@usableFromInline
package struct QueuedAction<Action> {
  package var action: Action
  package var origin: ActionOrigin
  /// The operation that sends it, or the id or sequence that the send stands in.
  package var job: Job<Action>?
  /// The place of the effect that sends it.
  package var place: Place<Action>?
  package var location: SourceLocation
}

// MARK: - Throttle

extension StoreMachine {
  private mutating func accept(
    _ tree: EffectTree<Action>,
    _ throttle: Throttle,
    at place: Place<Action>,
    under parent: Job<Action>?,
    dependencies: DependencyValues?,
    origin: ActionOrigin
  ) {
    guard var window = place.throttles[throttle.id] else {
      startWindow(throttle, at: place, dependencies: dependencies, cause: origin.cause)
      return accept(
        .cancellable(tree, id: throttle.id, cancelInFlight: false),
        at: place,
        under: parent,
        dependencies: dependencies,
        origin: origin
      )
    }
    guard throttle.latest || window.waiting == nil else { return discarded.append(tree) }
    let dropped = window.waiting
    window.waiting = wait(tree, throttle.id, at: place, under: parent, dependencies: dependencies, origin: origin)
    place.throttles[throttle.id] = window
    if let dropped { drop(dropped) }
  }

  /// Holds an effect back: a sequence that does not go on before the stretch ends. It belongs to the send that it came of.
  private mutating func wait(
    _ tree: EffectTree<Action>,
    _ id: CancelID,
    at place: Place<Action>,
    under parent: Job<Action>?,
    dependencies: DependencyValues?,
    origin: ActionOrigin
  ) -> Job<Action> {
    let scope = makeJob(.scope(id), at: place, under: parent, dependencies: dependencies, origin: origin)
    place.scopes[id, default: [:]][scope.number] = scope
    let job = makeJob(.sequence([tree]), at: place, under: scope, dependencies: dependencies, origin: origin)
    lineage(of: job.origin).open()
    job.open += 1
    return job
  }

  private mutating func startWindow(
    _ throttle: Throttle,
    at place: Place<Action>,
    dependencies: DependencyValues?,
    cause: ActionCause
  ) {
    let timer = RunEffect<Action>(name: "throttle", priority: nil, location: throttle.location) { _ in
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: throttle.duration)
    }
    // Nobody's send waits for the stretch to end, and none of them ends it early by being cancelled.
    let nobody = ActionOrigin(send: .lineage(Lineage(parent: nil, lock: lineageLock, open: 0)), cause: cause)
    let job = makeJob(.run(timer), at: place, under: nil, dependencies: dependencies, origin: nobody)
    job.throttle = throttle
    operations[job.number] = job
    starts.append(job)
    place.throttles[throttle.id] = ThrottleWindow(timer: job.number, waiting: nil)
  }

  private mutating func throttleEnded(_ job: Job<Action>) {
    guard let throttle = job.throttle, let window = job.place.throttles[throttle.id], window.timer == job.number
    else { return }
    job.place.throttles[throttle.id] = nil
    guard let waiting = window.waiting else { return }
    if !waiting.isCancelled {
      startWindow(throttle, at: job.place, dependencies: waiting.dependencies, cause: waiting.origin.cause)
    }
    waiting.open -= 1
    advance(waiting)
  }

  /// Ends stretches in the order in which they began.
  private mutating func dropWindows(at places: [Place<Action>], id: CancelID? = nil) {
    var found: [(place: Place<Action>, id: CancelID, window: ThrottleWindow<Action>)] = []
    for place in places {
      for (key, window) in place.throttles where id == nil || key == id { found.append((place, key, window)) }
    }
    for (place, id, window) in found.sorted(by: { $0.window.timer < $1.window.timer }) {
      drop(window, id: id, at: place)
    }
  }

  private mutating func drop(_ window: ThrottleWindow<Action>, id: CancelID, at place: Place<Action>) {
    place.throttles[id] = nil
    if let waiting = window.waiting { drop(waiting) }
    if let timer = operations[window.timer] { cancel(timer) }
  }

  private mutating func drop(_ waiting: Job<Action>) {
    cancel(waiting)
    waiting.open -= 1
    advance(waiting)
  }
}
