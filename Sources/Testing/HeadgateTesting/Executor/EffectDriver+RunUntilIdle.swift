/// Draining the queue of a driver until nothing can run.
extension EffectDriver {
  enum Rest: Equatable {
    /// Nothing can run until an event from outside.
    case reached
    /// The main actor did not run the pass in time.
    case mainActorIsBusy
    /// The effects never stop.
    case spinning
    /// The caller is not allowed to drain the queue.
    case refused
  }

  /// Runs all available jobs here, on the main actor and on the actor of the test, until none is left.
  @discardableResult
  func runUntilIdle(isolation: isolated (any Actor)? = #isolation) async -> Rest {
    var budget = DriverBudget(limits, progress)
    await queue.awaitActors()
    if let failure = drain(&budget) { return failure }
    while hasTasks, !isAsleep {
      // Counts the jobs that ran, not the jobs that arrived: a job can arrive before the count is read and run only
      // afterwards.
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

  /// Runs all jobs in the queue.
  private func drain(_ budget: inout DriverBudget) -> Rest? {
    switch queue.drain(&budget, progress: { progress }) {
    case .rest: nil
    case .limit: .spinning
    case .busy: .refused
    }
  }

  /// The reason why waiting ended.
  enum Outcome: Equatable {
    /// The condition is true.
    case done
    /// The condition is false, and nothing is left to run.
    case nothingRuns
    /// The condition is false, and all remaining tasks sleep on a test clock.
    case asleep
    /// The condition is false, and work on other executors is not done after the timeout.
    case timeIsUp(Duration)
    /// The effects did not become idle.
    case noRest(Rest)
  }

  /// Runs available jobs until a condition is true. Work on other executors is waited for at most as long as the bound.
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

  /// Waits for a job from another executor. Returns false when none arrives in time.
  private func awaitForeignWork(
    until deadline: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return false }
    let gate = DecidedOnce()
    queue.onArrival(gate)
    return await ForeignWork.open(gate, within: left)
  }

  /// Runs the available jobs a last time. Later jobs run without the driver.
  func endDriving() {
    var budget = DriverBudget(limits, progress)
    _ = drain(&budget)
    queue.abandon()
  }
}
