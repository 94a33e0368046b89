internal import Foundation
internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport

/// Decodes values of a recording.
final class RecordingDecoder {
  private let decoder = JSONDecoder()

  init(shared: SharedRegistry?) {
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    if let shared { decoder.userInfo[SharedCoding.userInfoKey] = shared }
    decoder.userInfo[RedactedCoding.userInfoKey] = true
  }

  /// Decodes a value. Throws the error of its `init(from:)`, which names the cases of an enum that has not the written one.
  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    do {
      return try plainValue(type, from: json)
    } catch {
      guard let wrong = WrongCase(error, in: json, self), case DecodingError.typeMismatch(_, let context) = error else {
        throw error
      }
      throw DecodingError.dataCorrupted(.init(codingPath: context.codingPath, debugDescription: wrong.description))
    }
  }

  /// Decodes a value. Throws the error of its `init(from:)`.
  func plainValue<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try BoundaryCoding.decoding { key in
      decoder.userInfo[BoundaryCoding.userInfoKey] = key
      try JSONNesting.check(json.utf8)
      return try decoder.decode(type, from: Data(json.utf8))
    }
  }
}
