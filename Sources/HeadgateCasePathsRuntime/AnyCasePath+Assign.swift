extension AnyCasePath {
  /// Replaces the payload where `root` is the case; what cannot be written changes nothing.
  ///
  /// - Parameters:
  ///   - payload: The payload; nil is one where the type of the payload is an optional, and otherwise a mistake.
  ///   - root: The value.
  ///   - reportsOtherCases: Whether it is a mistake that the value is another case.
  @inlinable
  func assign(_ payload: Value?, to root: inout Root, reportsOtherCases: Bool) {
    switch (extract(root), payload) {
    case (_?, let payload?): root = embed(payload)
    case (_?, nil):
      if let payload = Self.nilPayload { root = embed(payload) } else { reportAssignment(to: root, payload) }
    case (nil, _?): if reportsOtherCases { reportAssignment(to: root, payload) }
    // Swift writes the nil back that it has found before a `?`.
    case (nil, nil): break
    }
  }

  /// Nil as a payload; nil for payloads that are no optionals.
  @usableFromInline
  static var nilPayload: Value? {
    guard let type = Value.self as? any NilPayload.Type else { return nil }
    return type.none as? Value
  }
}

/// A payload that can be nil itself.
private protocol NilPayload {
  static var none: Self { get }
}

extension Optional: NilPayload {}
