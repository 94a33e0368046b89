import HeadgateSupport
import Observation

@testable import HeadgateCore

/// Counts how often a tracked read was answered by a change.
final class Notifications: Sendable {
  private let told = Locked(0)
  var count: Int { told.withLock { $0 } }

  /// Tracks what `body` reads, once: the first change counts one.
  func track<Value>(_ body: () -> Value) {
    withObservationTracking {
      _ = body()
    } onChange: {
      self.told.withLock { $0 += 1 }
    }
  }
}

/// Runs `body` as a store runs its reducer, without telling what was noted.
func reducing(_ pending: PendingObservations? = nil, _ body: () -> Void) -> ReductionFrame {
  var frame = ReductionFrame()
  frame.pendingObservations = pending.map(Unmanaged.passUnretained)
  let outer = ReductionFrame.current
  withUnsafeMutablePointer(to: &frame) { frame in
    ReductionFrame.current = frame
    body()
    ReductionFrame.current = outer
  }
  return frame
}
