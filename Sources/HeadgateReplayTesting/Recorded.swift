internal import Foundation
internal import HeadgateCore

/// Decodes a recorded value as the type of its place.
///
/// The command `session test` writes calls for values that it cannot write as Swift code.
///
/// ```swift
/// await store.send(.added(try recorded(#"{"name":"Milk"}"#)))
/// ```
///
/// Sealed actions and actions behind gates are decoded, too. A redacted value is a placeholder, as in a replay.
///
/// - Throws: The error of the type's `init(from:)`.
public func recorded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try RecordedCoding().value(type, from: json)
}

/// Decodes in the form of recordings.
struct RecordedCoding {
  private let decoder = JSONDecoder()

  init() {
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    decoder.userInfo[RedactedCoding.userInfoKey] = true
  }

  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try BoundaryCoding.decoding { key in
      decoder.userInfo[BoundaryCoding.userInfoKey] = key
      return try decoder.decode(type, from: Data(json.utf8))
    }
  }
}
