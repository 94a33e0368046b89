/// Called by macro expansions.
// Encodes and decodes sealed actions, with a check of the key.
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
