internal import Foundation
internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport

/// Encodes values for a recording: what boundaries hide is written, and what is redacted is not.
///
/// One thread uses an encoder at a time.
final class RecordingEncoder {
  private let encoder: JSONEncoder

  /// - Parameters:
  ///   - isCanonical: Whether equal values have equal texts, except for sets and dictionaries. Costs time.
  ///   - shared: The shared values of a replay, which have the numbers of the recording then.
  ///   - purpose: Whether redacted values are written: for a copy in memory only.
  init(isCanonical: Bool = false, shared: SharedRegistry? = nil, for purpose: RedactedCoding.Purpose = .recording) {
    encoder = RecordedJSON.encoder(shared: shared, userInfo: [RedactedCoding.userInfoKey: purpose])
    if isCanonical { encoder.outputFormatting.insert(.sortedKeys) }
  }

  /// Returns the JSON of a value. Throws the error of its `encode(to:)`.
  func json(_ value: some Encodable) throws -> String {
    let data = try BoundaryCoding.encoding { key in
      encoder.userInfo[BoundaryCoding.userInfoKey] = key
      return try untracked { try encoder.encode(value) }
    }
    guard !Self.hasNaN(data) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "a 'Decimal' that is not a number, which JSON cannot have"
        )
      )
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether Foundation wrote a `Decimal` that is not a number, as `NaN`. No decoder reads it.
  private static func hasNaN(_ json: Data) -> Bool {
    guard json.range(of: Data("NaN".utf8)) != nil else { return false }
    var isText = false
    var isEscaped = false
    for byte in json {
      if isEscaped {
        isEscaped = false
      } else if isText, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText, byte == UInt8(ascii: "N") {
        // Other values begin with small letters, digits and signs.
        return true
      }
    }
    return false
  }

  /// Returns the JSON of a value, or its dump if it cannot be encoded, with the error of a codable type.
  func text(of value: Any) -> (RecordedCoding, String) {
    var reason = ""
    do {
      if let value = value as? any Encodable { return (.json, try json(value)) }
    } catch {
      reason = "\n\nNot encoded: \(RecorderMessages.problem(error))"
    }
    return (.dump, untracked { CoreMessages.dump(value) } + reason)
  }
}

/// Runs a closure whose reads of observable states register no observation.
func untracked<Result, Failure: Error>(_ read: () throws(Failure) -> Result) throws(Failure) -> Result {
  try ReductionFrame.untracked { () -> Swift.Result<Result, Failure> in
    do throws(Failure) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }.get()
}
