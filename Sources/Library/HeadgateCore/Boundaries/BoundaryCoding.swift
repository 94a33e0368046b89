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
  package enum Direction: Sendable {
    case encoding, decoding
    /// Decoding of actions that a view could send: seals stay closed, and gates accept view actions and actions without a kind.
    case decodingViewActions
  }

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
  ///
  /// - Parameter onlyViewActions: Whether the key opens only what a view could send.
  package static func decoding<Result>(
    onlyViewActions: Bool = false,
    _ body: (BoundaryCoding) throws -> Result
  ) rethrows -> Result {
    try whileValid(onlyViewActions ? .decodingViewActions : .decoding, body)
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
    let message =
      allows(decoder.userInfo, .decodingViewActions)
      ? CoreMessages.notSentByView(type, kind: nil) : CoreMessages.codedBoundary(type, "decoded")
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
  }

  /// Throws if the decoder may not decode an action inside a gate.
  static func check<Child>(_ decoder: any Decoder, decoding gate: Gate<Child>) throws {
    if allows(decoder.userInfo, .decodingViewActions) {
      try checkSentByView(gate.action, codingPath: decoder.codingPath)
    } else if case .inside = gate {
      try check(decoder, decoding: Gate<Child>.self)
    }
  }

  /// Throws if an action has a kind that views do not send.
  package static func checkSentByView(_ action: Any, codingPath: [any CodingKey] = []) throws {
    guard let action = action as? any GatedAction, let kind = action.kind, kind != .view else { return }
    let message = CoreMessages.notSentByView(type(of: action), kind: kind)
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: message))
  }
}
