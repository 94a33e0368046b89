package import Foundation
internal import HeadgateSupport

/// The one configuration of JSON in recordings: for a recorder, a replay, an action that a person typed, and the values of a written test.
package enum RecordedJSON {
  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - shared: The shared values of a replay, which have the numbers of the recording; nil for those of a recorder.
  ///   - userInfo: More for the types that are encoded.
  package static func encoder(
    shared: SharedRegistry?,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .words
    encoder.userInfo = userInfo
    encoder.userInfo[SharedCoding.userInfoKey] = shared ?? true as any Sendable
    return encoder
  }

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - shared: The shared values of a replay; nil for values without shared values.
  ///   - userInfo: More for the types that are decoded.
  package static func decoder(
    shared: SharedRegistry?,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .words
    decoder.userInfo = userInfo
    if let shared { decoder.userInfo[SharedCoding.userInfoKey] = shared }
    return decoder
  }

  /// Decodes a value that another program may have written: see ``CheckedDecoder``.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from json: String,
    with decoder: JSONDecoder
  ) throws -> Value {
    try JSONNesting.check(json.utf8)
    let data = Data(json.utf8)
    return CheckedDecoder.isPlain(type)
      ? try decoder.decode(type, from: data) : try decoder.decode(CheckedDecoder.Checked<Value>.self, from: data).value
  }
}

// Settings and recordings have the same words for the numbers that JSON does not have.

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  static var words: Self { .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan") }
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  static var words: Self { .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan") }
}
