internal import Foundation
internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport

/// Decodes in the form of recordings.
struct RecordedJSONDecoder {
  private let decoder = JSONDecoder()

  /// - Parameter shared: The shared values of a test store, which are decoded by their numbers.
  init(shared: SharedRegistry? = nil) {
    if let shared { decoder.userInfo[SharedCoding.userInfoKey] = shared }
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
      try JSONNesting.check(json.utf8)
      return try decoder.decode(type, from: Data(json.utf8))
    }
  }
}
