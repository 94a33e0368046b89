/// What a hand has done.
struct DriverProgress: Equatable {
  /// Anything that happened in the store, and ends of tasks.
  var events: UInt64 = 0
  /// The actions that were reduced.
  var actions: UInt64 = 0
}

/// What a step may use up before it counts as one that never comes to rest: decides, and runs nothing.
struct DriverBudget {
  struct Limits {
    /// Each action that is not received yet keeps the state after it.
    var actions: UInt64 = 12_000
    var jobs = 200_000
    /// Jobs in a row without anything happening in the store.
    var silentJobs = 100_000
    /// Round trips through the main actor.
    var passes = 10_000
    /// Hops in a row on the main actor without a job coming here: after so many, no effect is taken to be there. No sign of a
    /// mistake: an effect that hops more often is where nobody sees it (decision 0025).
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

  /// Counts a job.
  mutating func isUsedUp(after progress: () -> DriverProgress) -> Bool {
    jobs += 1
    // To look is to take a lock.
    guard jobs % 256 == 0 else { return false }
    let now = progress()
    if now != last {
      last = now
      silentSince = jobs
    }
    return jobs >= limits.jobs || jobs - silentSince >= limits.silentJobs
      || now.actions - start.actions > limits.actions
  }

  /// Counts a round trip.
  mutating func isUsedUpByPass() -> Bool {
    passes += 1
    return passes >= limits.passes
  }
}
