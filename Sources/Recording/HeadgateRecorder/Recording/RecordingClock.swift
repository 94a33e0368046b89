internal import Foundation

/// Measures times since the start of a recording.
struct RecordingClock: Sendable {
  private let start = Self.nanoseconds()

  /// The nanoseconds since the start.
  var now: Int64 { Self.nanoseconds() - start }

  // Read twice for each action, so it is the cheapest clock that runs steadily: no call of the system on Linux.
  private static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
