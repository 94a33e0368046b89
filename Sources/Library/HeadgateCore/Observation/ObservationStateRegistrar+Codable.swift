extension ObservationStateRegistrar: Codable {
  /// Decodes nothing: a decoded state is a new state.
  public init(from decoder: any Decoder) { self.init() }

  /// Encodes nothing: the registrar is not part of a state's value.
  public func encode(to encoder: any Encoder) {}
}
