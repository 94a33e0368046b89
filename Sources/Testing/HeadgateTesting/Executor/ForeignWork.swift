/// Waits for work on other executors. These are the only waits of a test store without a known end.
enum ForeignWork {
  /// Passes through the main actor and the actor of the test repeatedly. Returns false when one pass takes longer than the
  /// bound.
  ///
  /// Each pass runs after all jobs that the actor already has. An effect on the main actor may hop to the end of its queue
  /// several times before it reaches this executor: each function that runs in the isolation of its caller, such as
  /// `withTaskGroup`, costs such a hop. So one pass does not show that no effect is left there (decision 0014).
  ///
  /// - Parameters:
  ///   - limit: The number of passes when no job arrives.
  ///   - bound: The maximum duration of a pass, when the caller is not on the main actor.
  ///   - hasCome: Returns whether a job has arrived, which ends the passes.
  static func pass(
    upTo limit: Int,
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until hasCome: @escaping @Sendable () -> Bool
  ) async -> Bool {
    if isolation == nil || isolation === MainActor.shared {
      return await passMainActor(upTo: limit, within: bound, until: hasCome)
    }
    // In turns: an effect may hop between the main actor and the actor of the test. Returning from the main actor passes the
    // actor of the test.
    let rounds = min(limit, 100)
    for _ in 0..<rounds {
      guard await passMainActor(upTo: limit / rounds, within: bound, until: hasCome) else { return false }
      if hasCome() { break }
    }
    return true
  }

  private static func passMainActor(
    upTo limit: Int,
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until hasCome: @escaping @Sendable () -> Bool
  ) async -> Bool {
    let gate = DecidedOnce()
    let passes = MainActorPasses(upTo: limit, until: hasCome) { gate.resume(true) }
    Task { @MainActor in passes.next() }
    // Waiting on the main actor lets its other jobs run. Only work that also blocks the test can delay it.
    if isolation === MainActor.shared { return await gate.wait() }
    return await open(gate, within: bound) { passes.count }
  }

  /// Waits for the gate. Resumes it with false after the bound; each progress restarts the bound.
  static func open(
    _ gate: DecidedOnce,
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation,
    progress: @escaping @Sendable () -> Int = { 0 }
  ) async -> Bool {
    let alarm = Task.detached {
      var last: Int
      repeat {
        last = progress()
        try? await Task.sleep(for: bound)
      } while !Task.isCancelled && progress() != last
      if !Task.isCancelled { gate.resume(false) }
    }
    defer { alarm.cancel() }
    return await gate.wait()
  }
}
