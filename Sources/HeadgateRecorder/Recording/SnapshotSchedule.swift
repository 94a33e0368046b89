/// Decides after which actions a state is written.
///
/// A state is written after a number of actions, so that a replay has a near start. It costs the encoding of the whole state,
/// which may be long. So the next state waits until a hundred times the cost of the last one has passed.
struct SnapshotSchedule {
  private let interval: UInt64
  private var nextAction: UInt64
  private var nextTime: Int64 = 0

  init(interval: Int, after action: UInt64) {
    self.interval = UInt64(max(interval, 1))
    nextAction = action + self.interval
  }

  /// Whether a state is due. If it is, the next one is scheduled.
  ///
  /// - Parameters:
  ///   - cost: How long the last state took to encode, in nanoseconds.
  mutating func isDue(after action: UInt64, time: Int64, cost: Int64) -> Bool {
    guard action >= nextAction, time >= nextTime + 100 * cost else { return false }
    nextAction = action + interval
    nextTime = time
    return true
  }
}
