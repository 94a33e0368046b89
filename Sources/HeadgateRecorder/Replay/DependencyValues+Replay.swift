internal import Foundation
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
    // For reducers that ask for more than was recorded, which is a finding and needs no report of its own.
    values.uuid = .incrementing
    // Above all ids of an app: a stack accepts the recorded ids of pushed elements.
    values.stackElementID = .starting(at: 1 << 61)
    values.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
    // Recorded ids of stacks are below: a test reports an id that its own generator has not reached.
    values.stackElementID = .starting(at: 1 << 61)
    values.withRandomNumberGenerator = WithRandomNumberGenerator(ConstantNumbers())
    return values
  }
}

private struct ConstantNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return state
  }
}
