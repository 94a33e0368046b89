import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose written test is committed. It is compiled, and it passes as it was written.
protocol WrittenFeature: SessionFeature, SendableMetatype {
  /// Records a session that is the same each time.
  @MainActor static func record(to file: URL) async throws
}

/// A feature of unusual shape, of which random sessions are recorded, too.
protocol OddFeature: WrittenFeature {
  /// Records a random session.
  @MainActor static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws
}

extension DependencyValues {
  /// The dependencies of an app, with answers that are the same each time.
  mutating func setApp(seed: UInt64 = 1) {
    context = .live
    defaultInMemoryStorage = InMemoryStorage()
    uuid = .incrementing
    // Otherwise the ids depend on the stacks of other tests in the process.
    stackElementID = .incrementing
    let seconds = LockIsolated(800_000_000.0)
    date = DateGenerator {
      seconds.withValue { seconds in
        seconds += 0.125
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }
    withRandomNumberGenerator = WithRandomNumberGenerator(SeededNumbers(seed))
    locale = Locale(identifier: "en_US")
    timeZone = TimeZone(identifier: "GMT")!
    calendar = Calendar(identifier: .gregorian)
  }
}
