/// The keys of a coded alert.
private enum AlertCodingKeys: String, CodingKey {
  case title, message, buttons
}

extension AlertState: Encodable where Action: Encodable {
  /// Encodes the title, the message and the buttons. The id is not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AlertCodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encode(buttons, forKey: .buttons)
  }
}

extension AlertState: Decodable where Action: Decodable {
  /// Decodes an alert, which gets a new id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AlertCodingKeys.self)
    let title = try container.decode(TextState.self, forKey: .title)
    self.init(title: { title })
    buttons = try container.decode([ButtonState<Action>].self, forKey: .buttons)
    message = try container.decodeIfPresent(TextState.self, forKey: .message)
  }
}
