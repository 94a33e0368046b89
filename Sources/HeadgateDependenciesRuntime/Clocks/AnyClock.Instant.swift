extension AnyClock {
  /// A point in the time of a clock: how far it is from the clock's zero.
  ///
  /// ```swift
  /// let later = AnyClock<Duration>.Instant(offset: .seconds(3))
  /// ```
  public struct Instant: InstantProtocol {
    /// How far it is from zero.
    public let offset: Duration

    /// The instant that far from zero.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How far it is from here to another instant.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one instant comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }
}
