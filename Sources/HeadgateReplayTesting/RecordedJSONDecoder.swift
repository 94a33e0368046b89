internal import Foundation
internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport

/// Decodes in the form of recordings.
struct RecordedJSONDecoder {
  private let decoder = JSONDecoder()
  private let opensBoundaries: Bool

  /// - Parameters:
  ///   - shared: The shared values of a test store, which are decoded by their numbers.
  ///   - opensBoundaries: Whether sealed actions and actions behind gates are decoded: in a test only. Any program can link this target.
  init(shared: SharedRegistry? = nil, opensBoundaries: Bool = TestProcess.isRunning) {
    self.opensBoundaries = opensBoundaries
    if let shared { decoder.userInfo[SharedCoding.userInfoKey] = shared }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    decoder.userInfo[RedactedCoding.userInfoKey] = RedactedCoding.Purpose.recording
  }

  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try BoundaryCoding.decoding { key in
      decoder.userInfo[BoundaryCoding.userInfoKey] = opensBoundaries ? key : nil
      try JSONNesting.check(json.utf8)
      return try decoder.decode(type, from: Data(json.utf8))
    }
  }
}
