/// What this target says to users when something is wrong: the fact, their values, the likely causes, and a fix for each.
enum ReplayTestingMessages {
  static func unusedAnswer(_ name: String) -> String {
    """
    The recording has an answer of '\(name)' that the reducer did not ask for.

    • If the reducer has changed, remove this line.
    • If the line belongs to a later action, move it to the line before that action. [REPLAYTEST-1]
    """
  }

  static func unreadableAnswer(_ name: String, _ type: String, _ problem: String) -> String {
    """
    The recorded answer of '\(name)' cannot be decoded as '\(type)': \(problem)

    The type has changed since the recording. Write the answer as the type encodes it today, or write the test again from a new \
    recording. [REPLAYTEST-2]
    """
  }

  static func readOfRedacted(_ type: String) -> String {
    """
    A reducer read a redacted value of type '\(type)'. The recording has no secrets: this test has an empty value, and the \
    session had another one.

    Send an action with a value of the test before, or set the value in the first state. [REPLAYTEST-3]
    """
  }

  static func noRecording() -> String {
    """
    This test store was not created from a recorded state, so it gives no recorded answers.

    Create it with 'TestStore(recordedState:)', or set the dependency: 'withDependencies: { $0.uuid = .incrementing }'. [REPLAYTEST-4]
    """
  }

  static func unknownSharedValue(_ name: String) -> String {
    """
    This test store has no shared value '\(name)' with the number of this line.

    • If a line before was removed that creates it, remove this line, too.
    • If the number was changed, write the number of the shared value in the first state, after '$shared'. [REPLAYTEST-5]
    """
  }

  static func unreadableSharedValue(_ name: String, _ problem: String) -> String {
    """
    The recorded value of the shared value '\(name)' cannot be decoded: \(problem)

    The type has changed since the recording. Write the value as the type encodes it today, or write the test again from a new \
    recording. [REPLAYTEST-6]
    """
  }
}
