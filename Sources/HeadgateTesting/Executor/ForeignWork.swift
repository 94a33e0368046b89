/// The only waits of a test store that cannot know how long they take: for work on executors that are not its own.
enum ForeignWork {
  /// Goes through the main actor and the actor of the test, behind all that waits there, again and again; false when one pass
  /// took longer than the bound.
  ///
  /// An effect that is on the main actor may go to the end of its queue several times before anybody else hears of it: each
  /// function that runs in the isolation of its caller, as `withTaskGroup` does, costs such a hop. So one pass does not show that
  /// no effect is left there (decision 0025).
  ///
  /// - Parameters:
  ///   - limit: How many passes are made when nothing comes.
  ///   - bound: How long one pass may take, where the caller is not on the main actor itself.
  ///   - hasCome: Whether something has come, which ends the passes.
  static func pass(
    upTo limit: Int,
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until hasCome: @escaping @Sendable () -> Bool
  ) async -> Bool {
    if isolation == nil || isolation === MainActor.shared {
      return await passMainActor(upTo: limit, within: bound, until: hasCome)
    }
    // In turns, since an effect may go from one to the other and back. Who comes back from the main actor passes that of the test.
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
    let gate = ResumeOnce()
    let passes = MainActorPasses(upTo: limit, until: hasCome) { gate.resume(true) }
    Task { @MainActor in passes.next() }
    // Who waits on the main actor lets the others there pass; nothing can hold it up but what would hold up the test.
    if isolation === MainActor.shared { return await gate.wait() }
    return await open(gate, within: bound) { passes.count }
  }

  /// Opens the gate with false when nobody has opened it in time; time begins anew whenever there is progress.
  static func open(
    _ gate: ResumeOnce,
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
