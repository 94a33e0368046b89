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
    if let dropped { cancel([dropped]) }
  }

  /// Whether an effect waits for the end of the interval and will start then.
  private func hasWaiting(_ window: ThrottleWindow) -> Bool {
    guard let waiting = window.waiting, !waiting.isCancelled, case .lifetime(let lifetime) = waiting.origin.send
    else { return false }
    return !lifetime.isCancelled
  }

  /// Delays an effect: creates a sequence that nothing continues before the interval ends.
  ///
  /// The effect belongs to its send. If the effect or the send is cancelled, neither the send nor a sequence around the effect waits for
  /// the interval.
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
    let job = makeJob(
      .sequence([tree]),
      at: effectOwner,
      under: cancellationGroup,
      dependencies: dependencies,
      origin: origin
    )
    // No part of it is open. So it continues when the interval ends, and ends when it is cancelled.
    openSequence(job)
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
    guard let window = job.throttle, isOpen(window, at: job.effectOwner) else { return }
    let throttle = window.throttle
    job.effectOwner.setInterval(nil, for: throttle.id)
    guard let waiting = window.waiting else { return }
    if hasWaiting(window) {
      startWindow(throttle, at: job.effectOwner, dependencies: waiting.dependencies, cause: waiting.origin.cause)
    }
    advance(waiting)
  }

  func isOpen(_ window: ThrottleWindow, at effectOwner: EffectOwner) -> Bool {
    effectOwner.effectsByID?.throttles[window.throttle.id] === window
  }

  /// Returns whether an operation is the timer of an interval without a waiting effect. The end of the timer then has no result.
  func isIdleTimer(_ number: UInt64) -> Bool {
    guard let window = operations[number]?.throttle else { return false }
    return !hasWaiting(window)
  }
}
