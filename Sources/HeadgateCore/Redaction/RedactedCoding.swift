internal import HeadgateSupport

/// How a recorder and a replay code redacted values: the secret is not written, and a replay has a placeholder instead.
@usableFromInline
package enum RedactedCoding {
  /// The `userInfo` key of coders.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.redacted")!

  /// What is written instead of a secret.
  enum Mark: String, CodingKey {
    case redacted = "$redacted"
  }

  /// Tells the replay whose reducer reads a placeholder.
  @usableFromInline
  static func noteRead(of type: Any.Type) {
    AnswerSlot.inReduction?.noteReadOfRedacted(type)
  }
}
