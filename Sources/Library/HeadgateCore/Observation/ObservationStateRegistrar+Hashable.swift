extension ObservationStateRegistrar: Hashable {
  /// Returns true: the registrar is not part of a state's value.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing: the registrar is not part of a state's value.
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}
