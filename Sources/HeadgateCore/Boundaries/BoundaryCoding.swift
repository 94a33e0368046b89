import HeadgateSupport

/// The permission to encode or decode gates and sealed actions.
///
/// An encoding can be read, and decoding can create any value. Without a key, both would bypass the boundary. Only the
/// package creates keys. A key is valid during one encoding or decoding.
///
/// ```swift
/// let data = try BoundaryCoding.encoding { key in
///   encoder.userInfo[BoundaryCoding.userInfoKey] = key
///   return try encoder.encode(action)
/// }
/// ```
package final class BoundaryCoding: Sendable {
  package enum Direction: Sendable { case encoding, decoding }

  /// The `userInfo` key of encoders and decoders.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.boundaries")!

  /// Nil after the coding, so that a payload that stored its coder's `userInfo` cannot use the key later.
  private let direction: Locked<Direction?>

  private init(_ direction: Direction) {
    self.direction = Locked(direction)
  }

  /// Runs a closure with a key for encoding.
  package static func encoding<Result>(_ body: (BoundaryCoding) throws -> Result) rethrows -> Result {
    try whileValid(.encoding, body)
  }

  /// Runs a closure with a key for decoding.
  package static func decoding<Result>(_ body: (BoundaryCoding) throws -> Result) rethrows -> Result {
    try whileValid(.decoding, body)
  }

  private static func whileValid<Result>(
    _ direction: Direction,
    _ body: (BoundaryCoding) throws -> Result
  ) rethrows -> Result {
    let key = BoundaryCoding(direction)
    defer { key.direction.withLock { $0 = nil } }
    return try body(key)
  }

  private static func allows(_ userInfo: [CodingUserInfoKey: Any], _ direction: Direction) -> Bool {
    (userInfo[userInfoKey] as? BoundaryCoding)?.direction.withLock { $0 } == direction
  }

  /// Throws if the encoder has no valid key.
  static func check(_ encoder: any Encoder, encoding type: Any.Type) throws {
    guard !allows(encoder.userInfo, .encoding) else { return }
    let message = CoreMessages.codedBoundary(type, "encoded")
    // The type name instead of the value, because the error would expose the value.
    throw EncodingError.invalidValue(typeName(type), .init(codingPath: encoder.codingPath, debugDescription: message))
  }

  /// Throws if the decoder has no valid key.
  static func check(_ decoder: any Decoder, decoding type: Any.Type) throws {
    guard !allows(decoder.userInfo, .decoding) else { return }
    let message = CoreMessages.codedBoundary(type, "decoded")
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
  }
}
