extension AnyCasePath {
  /// Replaces the payload if `root` is the case of this path. Otherwise `root` does not change.
  ///
  /// - Parameters:
  ///   - payload: The payload. Nil is a payload if its type is an optional; otherwise nil is reported.
  ///   - root: The value.
  ///   - reportsOtherCases: Whether a value that is another case is reported.
  @inlinable
  func assign(_ payload: Value?, to root: inout Root, reportsOtherCases: Bool) {
    switch (extract(root), payload) {
    case (_?, let payload?): root = embed(payload)
    case (_?, nil):
      if let payload = Self.nilPayload { root = embed(payload) } else { reportAssignment(to: root, payload) }
    case (nil, _?): if reportsOtherCases { reportAssignment(to: root, payload) }
    // For `a?.b = c`, Swift writes back the nil that it has read.
    case (nil, nil): break
    }
  }

  /// The payload nil; nil itself when the payload type is not an optional.
  @usableFromInline
  static var nilPayload: Value? {
    guard let type = Value.self as? any NilPayload.Type else { return nil }
    return type.none as? Value
  }
}

/// An optional payload type.
private protocol NilPayload {
  static var none: Self { get }
}

extension Optional: NilPayload {}
