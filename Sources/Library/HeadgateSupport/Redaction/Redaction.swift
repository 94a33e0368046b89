internal import HeadgateSupportC

/// The type of a redacted value. `Redacted` is the only one.
package protocol RedactedValue {}

/// What is redacted. All texts and recordings of the package ask here.
///
/// A value of the type `Redacted` shows itself as ``text`` everywhere. The questions here are about a part of it that a path leads to: the
/// part has its own type, and nothing in that type says that it is secret.
package enum Redaction {
  /// The text in place of a redacted value.
  package static let text = "<redacted>"

  /// Whether a value of a type may contain something redacted.
  ///
  /// True also for a type whose parts are not known, such as a class or an existential: a wrong answer must not show a secret.
  package static func isPossible(in type: Any.Type) -> Bool { question.isPossible(in: type) }

  private static let question = TypeQuestion(
    // `AnyHashable` contains a value of any type.
    { $0 is any RedactedValue.Type || $0 == AnyHashable.self ? true : nil },
    isPossibleInUnknown: { FieldTypes.isExistential($0) || !TypeQuestion.isOfKnownModule($0) }
  )

  // MARK: Reads

  /// Notes that the calling thread reads or changes a redacted value.
  package static func noteAccess() { headgate_redacted_note() }

  /// Runs a closure. Returns its value, and whether the closure has read something redacted.
  package static func noting<Value>(_ read: () -> Value) -> (value: Value, hasReadRedacted: Bool) {
    let before = headgate_redacted_count()
    let value = read()
    return (value, headgate_redacted_count() != before)
  }
}
