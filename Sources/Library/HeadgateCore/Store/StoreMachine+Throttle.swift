internal import HeadgateSupport
internal import HeadgateDependenciesRuntime

extension StoreMachine {
  mutating func accept(_ tree: EffectTree, _ throttle: Throttle, in context: JobContext) {
    guard let window = context.effectOwner.effectsByID?.throttles[throttle.id] else {
      startWindow(throttle, in: context)
      return accept(.cancellable(tree, id: throttle.id, cancelInFlight: false), in: context)
    }
    guard throttle.latest || !hasWaiting(window) else { return discarded.append(tree) }
    let dropped = window.waiting
    window.waiting = wait(tree, throttle.id, in: context)
    if let dropped { cancel(CancelRequest(jobs: [dropped]), because: .other) }
  }

  /// Whether an effect waits for the end of the interval and will start then.
  private func hasWaiting(_ window: ThrottleWindow) -> Bool {
    window.waiting?.isActive == true
  }

  /// Delays an effect: creates a sequence that nothing continues before the interval ends.
  ///
  /// The effect belongs to its send. If the effect or the send is cancelled, neither the send nor a sequence around the effect waits for
  /// the interval.
  private mutating func wait(_ tree: EffectTree, _ id: CancelID, in context: JobContext) -> Job {
    let job = makeJob(.sequence([tree]), in: makeCancellationGroup(id, in: context).context)
    // No part of it is incomplete. So it continues when the interval ends, and ends when it is cancelled.
    beginSequence(job)
    return job
  }

  private mutating func startWindow(_ throttle: Throttle, in context: JobContext) {
    let info = RunEffect.Info(name: "throttle", priority: nil, callSite: throttle.callSite)
    let timer = RunEffect(info, dependencies: throttle.dependencies) { _ in
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
    var context = context
    context.container = nil
    // No send waits for the end of the interval, and the cancellation of a send does not end the interval.
    context.origin.send = .lifetime(SendLifetime(lock: effectLock))
    let job = operate(timer, in: context)
    let window = ThrottleWindow(throttle, timer: job.number)
    job.throttle = window
    job.effectOwner.setInterval(window, for: throttle.id)
  }

  mutating func throttleEnded(_ job: Job) {
    guard let window = job.throttle, isCurrent(window, at: job.effectOwner) else { return }
    job.effectOwner.setInterval(nil, for: window.throttle.id)
    guard let waiting = window.waiting else { return }
    if hasWaiting(window) { startWindow(window.throttle, in: waiting.context) }
    advance(waiting)
  }

  func isCurrent(_ window: ThrottleWindow, at effectOwner: EffectOwner) -> Bool {
    effectOwner.effectsByID?.throttles[window.throttle.id] === window
  }

  /// Returns whether an operation is the timer of an interval without a waiting effect. The end of the timer then has no result.
  func isIdleTimer(_ number: UInt64) -> Bool {
    guard let window = operations[number]?.throttle else { return false }
    return !hasWaiting(window)
  }
}
