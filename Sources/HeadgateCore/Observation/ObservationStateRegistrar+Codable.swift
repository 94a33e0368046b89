extension ObservationStateRegistrar: Codable {
  /// Reads nothing: a decoded state is a new one.
  ///
  /// ```swift
  /// try ObservationStateRegistrar(from: decoder)
  /// ```
  public init(from decoder: any Decoder) { self.init() }

  /// Writes nothing: bookkeeping is no part of a state's value.
  ///
  /// ```swift
  /// try registrar.encode(to: encoder)
  /// ```
  public func encode(to encoder: any Encoder) {}
}
