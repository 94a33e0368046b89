package import HeadgateDependenciesRuntime
internal import Foundation

extension DependencyValues {
  /// Sets dependencies for what no recording has an answer to: default values of decoded states, and reducers that ask for more.
  package mutating func setUnrecorded() {
    uuid = .incrementing
    date = .constant(Date(timeIntervalSinceReferenceDate: 0))
    // Above all ids of an app: a test reports an id of a pushed element that its own generator has not reached.
    stackElementID = .starting(at: 1 << 61)
    withRandomNumberGenerator = WithRandomNumberGenerator(ConstantNumbers())
  }

  /// These values for decoding: a default value of a decoded type gets no value of the app, and takes none of the test.
  package var forDecoding: DependencyValues {
    var values = withoutFallback
    values.setUnrecorded()
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
