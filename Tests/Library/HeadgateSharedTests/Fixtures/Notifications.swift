import HeadgateSupport
import Observation

/// Counts the notifications of a tracked closure.
final class Notifications: Sendable {
  private let told = Locked(0)
  var count: Int { told.withLock { $0 } }

  func track(_ read: () -> Void) {
    withObservationTracking(read) { [self] in told.withLock { $0 += 1 } }
  }
}
