import HeadgateSupport

/// Encoding and decoding of what gates and seals hide.
///
/// An encoding can be read, and a text can be decoded: without a key both would go around the boundary. Only the package makes keys,
/// for the time in which it codes.
///
/// ```swift
/// let data = try BoundaryCoding.encoding { key in
///   encoder.userInfo[BoundaryCoding.userInfoKey] = key
///   return try encoder.encode(action)
/// }
/// ```
package final class BoundaryCoding: Sendable {
  package enum Direction: Sendable { case encoding, decoding }

  /// What a coder holds the key under.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.boundaries")!

  /// Nil when the coding is over: what a payload has kept of its coder's `userInfo` opens nothing later.
  private let direction: Locked<Direction?>

  private init(_ direction: Direction) {
    self.direction = Locked(direction)
  }

  /// Runs a closure with a key that encodes.
  package static func encoding<Result>(_ body: (BoundaryCoding) throws -> Result) rethrows -> Result {
    try whileValid(.encoding, body)
  }

  /// Runs a closure with a key that decodes.
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

  /// Throws unless the encoder holds a key.
  static func check(_ encoder: any Encoder, encoding type: Any.Type) throws {
    guard !allows(encoder.userInfo, .encoding) else { return }
    let message = CoreMessages.codedBoundary(type, "encoded")
    // The name in place of the value, which the error would hand out.
    throw EncodingError.invalidValue(typeName(type), .init(codingPath: encoder.codingPath, debugDescription: message))
  }

  /// Throws unless the decoder holds a key.
  static func check(_ decoder: any Decoder, decoding type: Any.Type) throws {
    guard !allows(decoder.userInfo, .decoding) else { return }
    let message = CoreMessages.codedBoundary(type, "decoded")
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
  }
}
