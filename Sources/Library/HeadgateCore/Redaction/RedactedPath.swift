internal import HeadgateSupport

/// Whether a key path ends inside of a redacted value, so that nothing in the type of its value says that it is secret.
enum RedactedPath {
  /// Whether the value of a path must not be shown.
  ///
  /// Known are the ways through observed properties: their types show what is redacted in them. What follows, such as
  /// `.wrappedValue` or a computed property, may lead anywhere in the type that it starts at. Then the value is hidden if something in
  /// that type may be redacted.
  static func hides(_ path: AnyKeyPath) -> Bool {
    let (rest, type) = PropertyText.walk(path) { _ in }
    return !rest.isEmpty && Redaction.isPossible(in: type)
  }
}
