/// The only waits of a test store that cannot know how long they take: for work on executors that are not its own.
enum ForeignWork {
  /// Goes once through the main actor, behind all that waits there; false when it did not get through in time.
  static func passMainActor(
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let gate = ResumeOnce()
    Task { @MainActor in gate.resume(true) }
    // Who waits on the main actor lets the others there pass; nothing can hold it up but what would hold up the test.
    if isolation === MainActor.shared { return await gate.wait() }
    return await open(gate, within: bound)
  }

  /// Goes once through the actor of the test, behind all that waits there.
  static func passActorOfTest(isolation: isolated (any Actor)? = #isolation) async {
    guard let isolation, isolation !== MainActor.shared else { return }
    let gate = ResumeOnce()
    Task {
      // The task runs on the actor whose reference it captures.
      _ = isolation
      gate.resume(true)
    }
    _ = await gate.wait()
  }

  /// Opens the gate with false when nobody has opened it in time.
  static func open(
    _ gate: ResumeOnce,
    within bound: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let alarm = Task.detached {
      try? await Task.sleep(for: bound)
      if !Task.isCancelled { gate.resume(false) }
    }
    defer { alarm.cancel() }
    return await gate.wait()
  }
}
