internal import HeadgateSupport

/// How a recorder and a replay code redacted values: the secret is not written, and a replay has a placeholder instead.
@usableFromInline
package enum RedactedCoding {
  /// The `userInfo` key of coders. Its value is a ``Purpose``.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.redacted")!

  /// What a coder of the package is for.
  package enum Purpose: Sendable {
    /// A recording, or its replay: the mark stands for a value.
    case recording
    /// A copy in memory: values are written, and the mark stands for a placeholder.
    case copy
    /// An action that a person typed: a mark is an error, because nobody knows the value.
    case typedAction
  }

  /// What is written instead of a secret: `{"$redacted": true}`.
  enum Mark: String, CodingKey {
    case redacted = "$redacted"
  }

  /// Whether an encoder gets the mark in place of a value.
  static func writesMark(_ encoder: any Encoder, isPlaceholder: Bool) -> Bool {
    guard let purpose = encoder.userInfo[userInfoKey] as? Purpose else { return false }
    return purpose == .copy ? isPlaceholder : true
  }

  static func encodeMark(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Mark.self)
    try container.encode(true, forKey: .redacted)
  }

  /// Whether a decoder of the package is at the mark of a redacted value. Throws if only the value is of use.
  static func decodesPlaceholder(from decoder: any Decoder, _ type: Any.Type) throws -> Bool {
    guard let purpose = decoder.userInfo[userInfoKey] as? Purpose,
      let container = try? decoder.container(keyedBy: Mark.self), container.contains(.redacted)
    else { return false }
    guard purpose == .typedAction else { return true }
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: CoreMessages.markInTypedAction(type))
    )
  }

  /// Notes that the calling thread reads or changes a redacted value.
  @usableFromInline
  static func noteAccess() { Redaction.noteAccess() }

  /// Tells the replay whose reducer reads a placeholder.
  @usableFromInline
  static func noteRead(of type: Any.Type) {
    AnswerSlot.inReduction?.noteReadOfRedacted(type)
  }
}
