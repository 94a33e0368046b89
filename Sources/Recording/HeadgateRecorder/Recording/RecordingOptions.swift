/// What is recorded, and how much is kept.
///
/// ```swift
/// let recorder = try store.record(to: file, options: .flightRecorder(.seconds(300)))
/// ```
public struct RecordingOptions: Sendable {
  /// How the states of a session are recorded.
  public enum States: Hashable, Sendable {
    /// Some states are written, and a replay computes all others. No state is kept between two actions.
    case snapshots
    /// As `snapshots`, and also a digest of the state after each action.
    ///
    /// A replay finds the first action whose reducer depends on something that is not recorded. Costs a dump of the whole state
    /// for each action.
    case checked
    /// Each state is written, for reducers that cannot be replayed.
    ///
    /// Costs the encoding of the whole state for each action, and the next change copies each collection.
    case everyState
  }

  /// How much of the session is kept.
  public enum Kept: Hashable, Sendable {
    /// The whole session.
    case all
    /// The last part of the session: at least this time, and usually less than twice of it.
    case last(Duration)
    /// The last part of the session: about this many megabytes. The file has no more, unless two states are larger.
    case megabytes(Int)
  }

  /// How the states are recorded.
  public var states: States
  /// How much of the session is kept.
  public var kept: Kept
  /// After how many actions a state is written, at the earliest.
  ///
  /// A replay starts at the nearest state, and compares its own state there. After an expensive state, the next one comes
  /// later: states take at most one hundredth of the time.
  public var snapshotInterval: Int

  /// Creates options.
  public init(states: States = .snapshots, kept: Kept = .all, snapshotInterval: Int = 100) {
    self.states = states
    self.kept = kept
    self.snapshotInterval = snapshotInterval
  }

  /// Records into a file that keeps the last part of the session, such as for crash reports.
  public static func flightRecorder(_ duration: Duration) -> RecordingOptions {
    RecordingOptions(kept: .last(duration))
  }
}
