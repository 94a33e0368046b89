/// The keys of a coded button.
private enum ButtonCodingKeys: String, CodingKey {
  case role, action, label
}

extension ButtonState: Encodable where Action: Encodable {
  /// Encodes the label, the role and the action. The id and the animation are not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonCodingKeys.self)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encodeIfPresent(action.action, forKey: .action)
    try container.encode(label, forKey: .label)
  }
}

extension ButtonState: Decodable where Action: Decodable {
  /// Decodes a button, which gets a new id and sends its action without an animation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonCodingKeys.self)
    let action = try container.decodeIfPresent(Action.self, forKey: .action)
    let label = try container.decode(TextState.self, forKey: .label)
    self.init(role: try container.decodeIfPresent(ButtonStateRole.self, forKey: .role), action: .send(action)) { label }
  }
}
