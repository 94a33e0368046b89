internal import HeadgateRecordings
internal import HeadgateSupport

/// What this target says to users when something is wrong: the fact, their values, the likely causes, and a fix for each.
enum RecorderMessages {
  /// The text of an error of an encoder.
  static func problem(_ error: any Error) -> String {
    if case EncodingError.invalidValue(_, let context) = error { context.debugDescription } else { "\(error)" }
  }

  /// The note of a written test whose states are not the recorded ones.
  static func testOfOtherStates(_ divergence: ReplayDivergence) -> String {
    """
    The test has the states that the reducers compute now, and they are not the recorded ones \(divergence.place). If a change of the \
    reducers is the reason, write the test with the reducers from before the change: it then shows what was recorded. 'check' shows the \
    difference.
    """
  }

  /// The note of a written test with an action with which the feature reports a mistake.
  static func testFails(with report: String, at number: UInt64) -> String {
    """
    The feature reports a mistake with action \(number), so the test fails there until the feature is corrected. The report begins: \
    "\(report.prefix { !$0.isNewline })"
    """
  }

  /// The note of a written test whose first state has one object in two places.
  static func testBegins(with object: SameObject, after number: UInt64) -> String {
    """
    The state after action \(number) has one object in '\(object.first)' and '\(object.second)'. The test begins with two objects. If a reducer \
    changes one of them in place, begin with an earlier action, before the object has two places.
    """
  }

  static func recordingEnded(_ error: RecordingError) -> String {
    """
    A recording has ended before its store, because its file could not be written. What was written stays.

    \(error)

    • Record to a folder that is not removed while the program runs, such as one of your own instead of a temporary one.
    • If the disk is full, keep only a part of the session: "options: .flightRecorder(.seconds(300))". [RECORDER-1]
    """
  }
}
