internal import HeadgateSupport
internal import HeadgateDependenciesRuntime

extension StoreMachine {
  mutating func accept(
    _ tree: EffectTree,
    _ throttle: Throttle,
    at place: Place,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) {
    guard let window = place.names?.throttles[throttle.id] else {
      startWindow(throttle, at: place, dependencies: dependencies, cause: origin.cause)
      return accept(
        .cancellable(tree, id: throttle.id, cancelInFlight: false),
        at: place,
        under: parent,
        dependencies: dependencies,
        origin: origin
      )
    }
    guard throttle.latest || !hasWaiting(window) else { return discarded.append(tree) }
    let dropped = window.waiting
    window.waiting = wait(tree, throttle.id, at: place, under: parent, dependencies: dependencies, origin: origin)
    if let dropped { drop(dropped) }
  }

  /// Whether an effect waits for the end of an interval and will start then.
  private func hasWaiting(_ window: ThrottleWindow) -> Bool {
    guard let waiting = window.waiting, !waiting.isCancelled, case .lineage(let lineage) = waiting.origin.send
    else { return false }
    return !lineage.isCancelled
  }

  /// Holds an effect back: a sequence that does not go on before the interval ends.
  ///
  /// It belongs to the send that it came of, which has nothing to wait for once the effect is cancelled.
  private mutating func wait(
    _ tree: EffectTree,
    _ id: CancelID,
    at place: Place,
    under parent: Job?,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) -> Job {
    let scope = makeScope(id, at: place, under: parent, dependencies: dependencies, origin: origin)
    let lineage = Lineage(waitingUnder: lineage(of: origin), lock: lineageLock)
    let job = makeJob(
      .sequence([tree]),
      at: place,
      under: scope,
      dependencies: dependencies,
      origin: ActionOrigin(send: .lineage(lineage), cause: origin.cause)
    )
    job.open += 1
    return job
  }

  private mutating func startWindow(
    _ throttle: Throttle,
    at place: Place,
    dependencies: DependencyStorage?,
    cause: ActionCause
  ) {
    let info = RunEffect.Info(name: "throttle", priority: nil, location: throttle.location)
    let timer = RunEffect(info) { _ in
      let place = throttle.location
      // Read for the user's line, which a clock that a test has not given is reported at.
      let clock = Dependency(
        \.continuousClock,
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
      try? await clock.wrappedValue.sleep(for: throttle.duration)
    }
    // Nobody's send waits for the stretch to end, and none of them ends it early by being cancelled.
    let nobody = ActionOrigin(send: .lineage(Lineage(parent: nil, lock: lineageLock, open: 0)), cause: cause)
    let job = makeJob(
      .run(timer),
      at: place,
      under: nil,
      dependencies: throttle.dependencies ?? dependencies,
      origin: nobody
    )
    let window = ThrottleWindow(throttle, timer: job.number)
    job.throttle = window
    operations[job.number] = job
    starts.append(job)
    place.setInterval(window, for: throttle.id)
  }

  mutating func throttleEnded(_ job: Job) {
    guard let window = job.throttle, case let throttle = window.throttle,
      job.place.names?.throttles[throttle.id] === window
    else { return }
    job.place.setInterval(nil, for: throttle.id)
    guard let waiting = window.waiting else { return }
    if hasWaiting(window) {
      startWindow(throttle, at: job.place, dependencies: waiting.dependencies, cause: waiting.origin.cause)
    }
    waiting.open -= 1
    advance(waiting)
  }

  /// Whether an operation is the timer of a stretch in which nothing waits: its end will bring nothing.
  func isIdleTimer(_ number: UInt64) -> Bool {
    guard let window = operations[number]?.throttle else { return false }
    return !hasWaiting(window)
  }

  /// Ends stretches in the order in which they began.
  mutating func dropWindows(at places: [Place], id: CancelID? = nil) {
    var found: [(place: Place, window: ThrottleWindow)] = []
    for place in places {
      for (key, window) in place.names?.throttles ?? [:] where id == nil || key == id { found.append((place, window)) }
    }
    for (place, window) in found.sorted(by: { $0.window.timer < $1.window.timer }) { drop(window, at: place) }
  }

  /// Ends an interval, unless it has ended meanwhile.
  mutating func drop(_ window: ThrottleWindow, at place: Place) {
    guard place.names?.throttles[window.throttle.id] === window else { return }
    place.setInterval(nil, for: window.throttle.id)
    if let waiting = window.waiting { drop(waiting) }
    if let timer = operations[window.timer] { cancel([timer]) }
  }

  private mutating func drop(_ waiting: Job) {
    cancel([waiting])
    waiting.open -= 1
    advance(waiting)
  }
}
