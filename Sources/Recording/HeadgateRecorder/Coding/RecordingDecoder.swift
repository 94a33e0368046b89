internal import Foundation
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport
internal import HeadgateTexts

/// Decodes values of a recording.
final class RecordingDecoder {
  private let decoder: JSONDecoder
  /// The cases of each enum that had a wrong one. A recording may have it in each action.
  private var codedCases: [ObjectIdentifier: [String]] = [:]

  private let decodes: Decoded
  /// The dependencies of default values that are made while a value of a replay is decoded; nil for those of the app.
  private let dependencies: DependencyValues?

  /// What a decoder is for.
  enum Decoded {
    /// Values of a recording, in which a mark stands for each redacted value.
    case recording
    /// An action that a person typed: a view could send it.
    case typedActionOfView
    /// An action that a person typed, also one that a boundary hides.
    case typedAction
  }

  /// - Parameters:
  ///   - shared: The shared values of a replay.
  ///   - dependencies: The dependencies of a replay; nil for a value that the app decodes.
  init(shared: SharedRegistry?, dependencies: DependencyValues? = nil, of decodes: Decoded = .recording) {
    self.decodes = decodes
    self.dependencies = dependencies?.forDecoding
    let purpose: RedactedCoding.Purpose = decodes == .recording ? .recording : .typedAction
    decoder = RecordedJSON.decoder(shared: shared, userInfo: [RedactedCoding.userInfoKey: purpose])
  }

  /// Decodes a value. Throws the error of its `init(from:)`. For an unknown case of an enum, the error names the cases.
  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    do {
      return try plainValue(type, from: json)
    } catch {
      guard let wrong = WrongCase(error, in: json, self) else { throw error }
      throw DecodingError.dataCorrupted(.init(codingPath: wrong.codingPath, debugDescription: wrong.description))
    }
  }

  /// Decodes a value. Throws the error of its `init(from:)`.
  func plainValue<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    guard let dependencies else { return try decoded(type, from: json) }
    return try BesideReductions.run(dependencies) { try decoded(type, from: json) }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    // Foundation hashes the names of members.
    guard CombiningMarks.excess(in: json.utf8, readsEscapes: true) == nil else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: CombiningMarks.problem))
    }
    return try BoundaryCoding.decoding(onlyViewActions: decodes == .typedActionOfView) { key in
      decoder.userInfo[BoundaryCoding.userInfoKey] = key
      return try RecordedJSON.decode(type, from: json, with: decoder)
    }
  }

  /// The names that the cases of an enum have in JSON; none if they are not known.
  func codedCases(of type: any Decodable.Type) -> [String] {
    if let known = codedCases[ObjectIdentifier(type)] { return known }
    let cases = type.codedCases(self)
    codedCases[ObjectIdentifier(type)] = cases
    return cases
  }
}
