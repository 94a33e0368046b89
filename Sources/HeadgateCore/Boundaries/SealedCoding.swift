/// Encodes and decodes sealed actions, in expansions of `@Sealed` only.
///
/// ```swift
/// init(from decoder: any Decoder) throws { try self.init(_SealedCoding.decode(from: decoder)) }
/// ```
public enum _SealedCoding {
  /// Called by macro expansions.
  public static func decode<Event: Decodable>(from decoder: any Decoder) throws -> Event {
    try BoundaryCoding.check(decoder, decoding: Event.self)
    return try Event(from: decoder)
  }

  /// Called by macro expansions.
  public static func encode<Event: Encodable>(_ event: Event, to encoder: any Encoder) throws {
    try BoundaryCoding.check(encoder, encoding: Event.self)
    try event.encode(to: encoder)
  }
}
