extension ObservationStateRegistrar: Hashable {
  /// Always true: bookkeeping is no part of a state's value.
  ///
  /// ```swift
  /// assert(ObservationStateRegistrar() == ObservationStateRegistrar())
  /// ```
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Feeds nothing: bookkeeping is no part of a state's value.
  ///
  /// ```swift
  /// registrar.hash(into: &hasher)
  /// ```
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}
