extension TestClock {
  /// A point in the time of a test clock, as an offset from the clock's zero.
  public struct Instant: InstantProtocol {
    /// The duration from the clock's zero.
    public let offset: Duration

    /// Creates the instant at an offset from the clock's zero.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another instant.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns whether the left instant is earlier than the right instant.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }
}
