extension Gate: Encodable where Child.Action: Encodable {
  /// Encodes the child's action, as a parent without a gate would.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(Root.Action.login(.interface(.reset)))
  /// ```
  public func encode(to encoder: any Encoder) throws { try action.encode(to: encoder) }
}

extension Gate: Decodable where Child.Action: Decodable {
  /// Decodes an action of the child.
  ///
  /// ```swift
  /// let action = try JSONDecoder().decode(Root.Action.self, from: data)
  /// ```
  public init(from decoder: any Decoder) throws { try self.init(Child.Action(from: decoder)) }
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
  /// The mirror of the child's action: tools and dumps show it as if there were no gate.
  ///
  /// ```swift
  /// dump(Root.Action.login(.interface(.reset)))
  /// ```
  public var customMirror: Mirror { Mirror(reflecting: action) }
}

extension Gate.Inside: CustomReflectable {
  /// The mirror of the child's action.
  ///
  /// ```swift
  /// dump(inside)
  /// ```
  public var customMirror: Mirror { Mirror(reflecting: action) }
}
