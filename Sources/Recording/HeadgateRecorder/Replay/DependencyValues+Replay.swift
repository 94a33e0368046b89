internal import HeadgateCore
internal import HeadgateDependenciesRuntime

extension DependencyValues {
  /// The dependencies of a replay: those of a test, with nothing of the process or of the running test.
  static func ofReplay(_ info: [String: String]) -> DependencyValues {
    var values = DependencyValues.apart(in: .test)
    values.setRecorded(
      locale: info[RecordingInfo.locale],
      timeZone: info[RecordingInfo.timeZone],
      calendar: info[RecordingInfo.calendar]
    )
    // A reducer that asks for more than was recorded is a finding, and needs no report of its own.
    values.setUnrecorded()
    return values
  }
}
