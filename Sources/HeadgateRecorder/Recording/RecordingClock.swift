internal import Dispatch

/// Measures times since the start of a recording.
struct RecordingClock: Sendable {
  private let start = DispatchTime.now().uptimeNanoseconds

  /// The nanoseconds since the start.
  var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds - start) }
}
