internal import HeadgateSupport

extension Gate: Encodable where Child.Action: Encodable {
  /// Encodes the child's action in the same format as without a gate.
  ///
  /// Throws an `EncodingError` for `.inside`, because a parent could read the encoding.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(Root.Action.login(.interface(.reset)))
  /// ```
  public func encode(to encoder: any Encoder) throws {
    if case .inside = self { try BoundaryCoding.check(encoder, encoding: Self.self) }
    try action.encode(to: encoder)
  }
}

extension Gate: Decodable where Child.Action: Decodable {
  /// Decodes an action of the child.
  ///
  /// Throws a `DecodingError` for `.inside`, because a parent could create the action from data.
  ///
  /// ```swift
  /// let action = try JSONDecoder().decode(Root.Action.self, from: data)
  /// ```
  public init(from decoder: any Decoder) throws {
    try self.init(Child.Action(from: decoder))
    try BoundaryCoding.check(decoder, decoding: self)
  }
}

extension Gate: CustomStringConvertible {
  /// The names of the action and its nested actions, without payloads: `view(.loginButtonTapped)`.
  ///
  /// Use it for logs and analytics.
  ///
  /// ```swift
  /// analytics.track("login \(gate)")
  /// ```
  public var description: String { String(actionLabel(action).dropFirst()) }
}

extension Gate.Inside: CustomStringConvertible {
  /// The names of the action and its nested actions, without payloads.
  public var description: String { String(actionLabel(action).dropFirst()) }
}

extension Gate: CustomReflectable {
  /// A mirror without children: a dump shows only the names of the action. Reports of test stores show the payloads.
  public var customMirror: Mirror { namesOnly(self, instead: action) }
}

extension Gate.Inside: CustomReflectable {
  /// A mirror without children: a dump shows only the names of the action. Reports of test stores show the payloads.
  public var customMirror: Mirror { namesOnly(self, instead: action) }
}

extension Gate: ActionWithHiddenLabel {
  package var labeled: Any { action }
}

extension Gate.Inside: ActionWithHiddenLabel {
  package var labeled: Any { action }
}

/// Returns a mirror that shows the hidden value only in reports of the package.
func namesOnly<Value>(_ value: Value, instead hidden: @autoclosure () -> Any) -> Mirror {
  Reports.isRevealing ? Mirror(reflecting: hidden()) : Mirror(value, children: [], displayStyle: .enum)
}
