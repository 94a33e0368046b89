/// Decides after which actions a state is written.
///
/// A state is written after a number of actions, so that a replay has a near start. It costs the encoding of the whole state,
/// which may be long. So the next state waits until a hundred times the cost of the last one has passed. A file that keeps the last
/// part only needs a state before it can remove something: that state is written after ten times the cost.
///
/// Actions may come faster than they are encoded. Then the time that their encoding will take counts: without it, thousands of actions would
/// lie between two states, and a replay would be slow there.
struct SnapshotSchedule {
  private let interval: UInt64
  private var nextAction: UInt64
  private var lastTime: Int64 = 0
  private var lastAction: UInt64
  /// The action after which to ask again.
  private var nextQuestion: UInt64

  init(interval: Int, after action: UInt64) {
    self.interval = UInt64(max(interval, 1))
    lastAction = action
    nextAction = action + self.interval
    nextQuestion = min(nextAction, action + Self.pause)
  }

  /// How long an action takes to encode at least, in nanoseconds.
  private static let actionCost: Int64 = 5000

  /// How many actions lie between two questions, at most.
  private static let pause: UInt64 = 16

  /// Whether it is time to ask for what `isDue` needs. Most actions ask nothing, also while a state waits for its time.
  mutating func mayBeDue(after action: UInt64) -> Bool {
    guard action >= nextQuestion else { return false }
    nextQuestion = action + Self.pause
    if action < nextAction { nextQuestion = min(nextQuestion, nextAction) }
    return true
  }

  /// Whether a state is due. If it is, the next one is scheduled.
  ///
  /// - Parameters:
  ///   - cost: How long the last state took to encode, in nanoseconds.
  ///   - isNeeded: Whether the file needs a state before it can remove something.
  mutating func isDue(after action: UInt64, time: Int64, cost: Int64, isNeeded: Bool) -> Bool {
    let passed = max(time - lastTime, Int64(clamping: action - lastAction) * Self.actionCost)
    guard isNeeded || action >= nextAction, passed >= (isNeeded ? 10 : 100) * cost else { return false }
    lastAction = action
    nextAction = action + interval
    nextQuestion = min(nextAction, action + Self.pause)
    lastTime = time
    return true
  }
}
