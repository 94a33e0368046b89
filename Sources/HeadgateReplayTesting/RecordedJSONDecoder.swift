internal import Foundation
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateShared
internal import HeadgateSupport

/// Decodes in the form of recordings, and encodes for copies.
struct RecordedJSONDecoder {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  /// The dependencies of default values that are made while a value is decoded.
  private let dependencies = DependencyValues.current.forDecoding

  /// - Parameter shared: The shared values of a test store, which are decoded by their numbers.
  init(shared: SharedRegistry? = nil) {
    if let shared { decoder.userInfo[SharedCoding.userInfoKey] = shared }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    decoder.userInfo[RedactedCoding.userInfoKey] = true
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    if let shared { encoder.userInfo[SharedCoding.userInfoKey] = shared }
    encoder.userInfo[RedactedCoding.userInfoKey] = true
  }

  func json(_ value: some Encodable) throws -> String {
    try BesideReductions.run(dependencies) {
      try BoundaryCoding.encoding { key in
        encoder.userInfo[BoundaryCoding.userInfoKey] = key
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      }
    }
  }

  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try BesideReductions.run(dependencies) {
      try BoundaryCoding.decoding { key in
        decoder.userInfo[BoundaryCoding.userInfoKey] = key
        try JSONNesting.check(json.utf8)
        return try decoder.decode(type, from: Data(json.utf8))
      }
    }
  }
}
