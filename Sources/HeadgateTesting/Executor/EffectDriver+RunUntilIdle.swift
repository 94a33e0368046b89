/// How a hand drains, and when it stops.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension EffectDriver {
  enum Rest: Equatable {
    /// Nothing can run before somebody outside does something.
    case reached
    /// The main actor did not let anybody through in time.
    case mainActorIsBusy
    /// Effects go on without end.
    case spinning
    /// The caller is not the one who may drain.
    case refused
  }

  /// Runs all that can run, here, on the main actor and on the actor of the test, until nothing is left.
  @discardableResult
  func runUntilIdle(isolation: isolated (any Actor)? = #isolation) async -> Rest {
    var budget = DriverBudget(limits, progress)
    await queue.awaitActors()
    if let failure = drain(&budget) { return failure }
    while hasTasks, !isAsleep {
      // What ran and not what came: a job may come before the count is looked at, and run only afterwards.
      let runs = queue.runs
      guard
        await ForeignWork.pass(
          upTo: limits.hops,
          within: max(bound, mainActorBound),
          until: { [queue] in queue.hasJobs }
        )
      else { return .mainActorIsBusy }
      await queue.awaitActors()
      if let failure = drain(&budget) { return failure }
      if queue.runs == runs { break }
      if budget.isUsedUpByPass() { return .spinning }
    }
    return .reached
  }

  /// Runs all that can run here.
  private func drain(_ budget: inout DriverBudget) -> Rest? {
    switch queue.drain(&budget, progress: { progress }) {
    case .rest: nil
    case .limit: .spinning
    case .busy: .refused
    }
  }

  /// Why waiting has ended.
  enum Outcome: Equatable {
    /// What was waited for is there.
    case done
    /// It is not, and nothing is left that could run.
    case nothingRuns
    /// It is not, and all that is left sleeps on a test clock.
    case asleep
    /// It is not, and something is still elsewhere when the time is up.
    case timeIsUp(Duration)
    /// Something keeps the effects from coming to rest.
    case noRest(Rest)
  }

  /// Runs what there is to run until something is there; what is elsewhere is waited for as long as a bound says.
  func runUntilIdle(
    within bound: Duration?,
    isolation: isolated (any Actor)? = #isolation,
    until isDone: () -> Bool
  ) async -> Outcome {
    let bound = bound ?? self.bound
    let deadline = ContinuousClock.now.advanced(by: bound)
    while true {
      let rest = await runUntilIdle()
      if isDone() { return .done }
      guard rest == .reached else { return .noRest(rest) }
      if !hasTasks { return .nothingRuns }
      if isAsleep { return .asleep }
      guard await awaitForeignWork(until: deadline) else { return isDone() ? .done : .timeIsUp(bound) }
    }
  }

  /// Waits until a job comes from another executor; false when none came in time.
  private func awaitForeignWork(
    until deadline: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return false }
    let gate = ResumeOnce()
    queue.onArrival(gate)
    return await ForeignWork.open(gate, within: left)
  }

  /// Runs what is ready for the last time; what comes later runs by itself.
  func letGo() {
    var budget = DriverBudget(limits, progress)
    _ = drain(&budget)
    queue.abandon()
  }
}
