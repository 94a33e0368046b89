internal import HeadgateSupport
internal import HeadgateDependenciesRuntime

extension StoreMachine {
  mutating func accept(
    _ tree: EffectTree,
    _ throttle: Throttle,
    at effectOwner: EffectOwner,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) {
    guard let window = effectOwner.effectsByID?.throttles[throttle.id] else {
      startWindow(throttle, at: effectOwner, dependencies: dependencies, cause: origin.cause)
      return accept(
        .cancellable(tree, id: throttle.id, cancelInFlight: false),
        at: effectOwner,
        under: parent,
        dependencies: dependencies,
        origin: origin
      )
    }
    guard throttle.latest || !hasWaiting(window) else { return discarded.append(tree) }
    let dropped = window.waiting
    window.waiting = wait(tree, throttle.id, at: effectOwner, under: parent, dependencies: dependencies, origin: origin)
    if let dropped { drop(dropped) }
  }

  /// Whether an effect waits for the end of the interval and will start then.
  private func hasWaiting(_ window: ThrottleWindow) -> Bool {
    guard let waiting = window.waiting, !waiting.isCancelled, case .lifetime(let lifetime) = waiting.origin.send
    else { return false }
    return !lifetime.isCancelled
  }

  /// Delays an effect: creates a sequence that does not continue before the interval ends.
  ///
  /// The effect belongs to its send. If the effect is cancelled, the send does not wait for it.
  private mutating func wait(
    _ tree: EffectTree,
    _ id: CancelID,
    at effectOwner: EffectOwner,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    let cancellationGroup = makeCancellationGroup(
      id,
      at: effectOwner,
      under: parent,
      dependencies: dependencies,
      origin: origin
    )
    let lifetime = SendLifetime(waitingUnder: lifetime(of: origin), lock: effectLock)
    let job = makeJob(
      .sequence([tree]),
      at: effectOwner,
      under: cancellationGroup,
      dependencies: dependencies,
      origin: ActionOrigin(send: .lifetime(lifetime), cause: origin.cause)
    )
    job.open += 1
    return job
  }

  private mutating func startWindow(
    _ throttle: Throttle,
    at effectOwner: EffectOwner,
    dependencies: DependencyStorage?,
    cause: ActionCause
  ) {
    let info = RunEffect.Info(name: "throttle", priority: nil, callSite: throttle.callSite)
    let timer = RunEffect(info) { _ in
      let callSite = throttle.callSite
      // The dependency has the call site of the throttle, so that a missing test clock is reported there.
      let clock = Dependency(
        \.continuousClock,
        fileID: callSite.fileID,
        filePath: callSite.filePath,
        line: callSite.line,
        column: callSite.column
      )
      try? await clock.wrappedValue.sleep(for: throttle.duration)
    }
    // No send waits for the end of the interval, and the cancellation of a send does not end the interval.
    let noSend = ActionOrigin(send: .lifetime(SendLifetime(parent: nil, lock: effectLock, open: 0)), cause: cause)
    let job = makeJob(
      .run(timer),
      at: effectOwner,
      under: nil,
      dependencies: throttle.dependencies ?? dependencies,
      origin: noSend
    )
    let window = ThrottleWindow(throttle, timer: job.number)
    job.throttle = window
    operations[job.number] = job
    starts.append(job)
    effectOwner.setInterval(window, for: throttle.id)
  }

  mutating func throttleEnded(_ job: Job) {
    guard let window = job.throttle, case let throttle = window.throttle,
      job.effectOwner.effectsByID?.throttles[throttle.id] === window
    else { return }
    job.effectOwner.setInterval(nil, for: throttle.id)
    guard let waiting = window.waiting else { return }
    if hasWaiting(window) {
      startWindow(throttle, at: job.effectOwner, dependencies: waiting.dependencies, cause: waiting.origin.cause)
    }
    waiting.open -= 1
    advance(waiting)
  }

  /// Returns whether an operation is the timer of an interval without a waiting effect. The end of the timer then has no result.
  func isIdleTimer(_ number: UInt64) -> Bool {
    guard let window = operations[number]?.throttle else { return false }
    return !hasWaiting(window)
  }

  /// Ends intervals in the order in which they began.
  mutating func dropWindows(at effectOwners: [EffectOwner], id: CancelID? = nil) {
    var found: [(effectOwner: EffectOwner, window: ThrottleWindow)] = []
    for effectOwner in effectOwners {
      for (key, window) in effectOwner.effectsByID?.throttles ?? [:] where id == nil || key == id {
        found.append((effectOwner, window))
      }
    }
    for (effectOwner, window) in found.sorted(by: { $0.window.timer < $1.window.timer }) {
      drop(window, at: effectOwner)
    }
  }

  /// Ends an interval, unless it has already ended.
  mutating func drop(_ window: ThrottleWindow, at effectOwner: EffectOwner) {
    guard effectOwner.effectsByID?.throttles[window.throttle.id] === window else { return }
    effectOwner.setInterval(nil, for: window.throttle.id)
    if let waiting = window.waiting { drop(waiting) }
    if let timer = operations[window.timer] { cancel([timer]) }
  }

  private mutating func drop(_ waiting: Job) {
    cancel([waiting])
    waiting.open -= 1
    advance(waiting)
  }
}
