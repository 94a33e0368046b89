internal import Foundation
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateShared
internal import HeadgateSupport

/// Decodes in the form of recordings, and encodes for copies.
struct RecordedJSONDecoder {
  private let decoder: JSONDecoder
  private let encoder: JSONEncoder
  private let opensBoundaries: Bool
  /// The dependencies of default values that are made while a value is decoded.
  private let dependencies = DependencyValues.current.forDecoding

  /// - Parameters:
  ///   - shared: The shared values of a test store, which are decoded by their numbers.
  ///   - opensBoundaries: Whether sealed actions and actions behind gates are decoded: in a test only. Any program can link this target.
  init(shared: SharedRegistry? = nil, opensBoundaries: Bool = TestProcess.isRunning) {
    self.opensBoundaries = opensBoundaries
    decoder = RecordedJSON.decoder(
      shared: shared,
      userInfo: [RedactedCoding.userInfoKey: RedactedCoding.Purpose.recording]
    )
    encoder = RecordedJSON.encoder(shared: shared, userInfo: [RedactedCoding.userInfoKey: RedactedCoding.Purpose.copy])
  }

  /// The JSON of a value for a copy in memory. It has the redacted values.
  func json(ofCopy value: some Encodable) throws -> String {
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
        decoder.userInfo[BoundaryCoding.userInfoKey] = opensBoundaries ? key : nil
        return try RecordedJSON.decode(type, from: json, with: decoder)
      }
    }
  }
}
