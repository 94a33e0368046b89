/// The amount of work that a driver has done.
struct DriverProgress: Equatable {
  /// The number of store events and of tasks that ended.
  var events: UInt64 = 0
  /// The number of reduced actions.
  var actions: UInt64 = 0
}

/// The limits after which the effects of a step count as endless. Decides only; runs nothing.
struct DriverBudget {
  struct Limits {
    /// The limit on reduced actions. Each action that is not received keeps a copy of the state.
    var actions: UInt64 = 12_000
    var jobs = 200_000
    /// The limit on consecutive jobs without a store event.
    var silentJobs = 100_000
    /// The limit on round trips through the main actor.
    var passes = 10_000
    /// The limit on consecutive hops on the main actor without a new job.
    ///
    /// After this many hops, the driver assumes that no effect is on the main actor. Reaching the limit is not an error: the
    /// driver cannot see an effect that hops more often (decision 0014).
    var hops = 1_000
  }

  private let limits: Limits
  private var jobs = 0
  private var passes = 0
  private var start: DriverProgress
  private var last: DriverProgress
  private var silentSince = 0

  init(_ limits: Limits, _ progress: DriverProgress) {
    self.limits = limits
    start = progress
    last = progress
  }

  /// Counts a job and returns whether the budget is used up.
  mutating func isUsedUp(after progress: () -> DriverProgress) -> Bool {
    jobs += 1
    // Reading the progress takes a lock.
    guard jobs % 256 == 0 else { return false }
    let now = progress()
    if now != last {
      last = now
      silentSince = jobs
    }
    return jobs >= limits.jobs || jobs - silentSince >= limits.silentJobs
      || now.actions - start.actions > limits.actions
  }

  /// Counts a round trip and returns whether the budget is used up.
  mutating func isUsedUpByPass() -> Bool {
    passes += 1
    return passes >= limits.passes
  }
}
