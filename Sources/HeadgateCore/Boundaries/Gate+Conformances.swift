internal import HeadgateSupport

extension Gate: Encodable where Child.Action: Encodable {
  /// Encodes the child's action, as a parent without a gate would.
  ///
  /// Throws for what is inside: a parent would read it in the encoding.
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
  /// Throws for what is inside: a parent would make it out of a text.
  ///
  /// ```swift
  /// let action = try JSONDecoder().decode(Root.Action.self, from: data)
  /// ```
  public init(from decoder: any Decoder) throws {
    try self.init(Child.Action(from: decoder))
    if case .inside = self { try BoundaryCoding.check(decoder, decoding: Self.self) }
  }
}

extension Gate: CustomStringConvertible {
  /// The names of the action and of those in it, without what they carry: `view(.loginButtonTapped)`.
  ///
  /// It is for logs and analytics.
  ///
  /// ```swift
  /// analytics.track("login \(gate)")
  /// ```
  public var description: String { String(actionLabel(action).dropFirst()) }
}

extension Gate.Inside: CustomStringConvertible {
  /// The names of the action and of those in it, without what they carry.
  ///
  /// ```swift
  /// print(inside)
  /// ```
  public var description: String { String(actionLabel(action).dropFirst()) }
}

extension Gate: CustomReflectable {
  /// A mirror without children: a dump shows the names of the action. Reports of test stores show all of it.
  ///
  /// ```swift
  /// dump(Root.Action.login(.interface(.reset)))
  /// ```
  public var customMirror: Mirror { namesOnly(self, instead: action) }
}

extension Gate.Inside: CustomReflectable {
  /// A mirror without children: a dump shows the names of the action. Reports of test stores show all of it.
  ///
  /// ```swift
  /// dump(inside)
  /// ```
  public var customMirror: Mirror { namesOnly(self, instead: action) }
}

/// The mirror of a value that hides another one, which is shown in the package's own reports only.
func namesOnly<Value>(_ value: Value, instead hidden: @autoclosure () -> Any) -> Mirror {
  Reports.isRevealing ? Mirror(reflecting: hidden()) : Mirror(value, children: [], displayStyle: .enum)
}
