/// The keys of a coded dialog.
private enum DialogCodingKeys: String, CodingKey {
  case title, titleVisibility, message, buttons
}

extension ConfirmationDialogState: Encodable where Action: Encodable {
  /// Encodes the title and its visibility, the message and the buttons. The id is not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DialogCodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(titleVisibility, forKey: .titleVisibility)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encode(buttons, forKey: .buttons)
  }
}

extension ConfirmationDialogState: Decodable where Action: Decodable {
  /// Decodes a dialog, which gets a new id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DialogCodingKeys.self)
    let title = try container.decode(TextState.self, forKey: .title)
    let visibility = try container.decode(ConfirmationDialogStateTitleVisibility.self, forKey: .titleVisibility)
    self.init(titleVisibility: visibility, title: { title })
    buttons = try container.decode([ButtonState<Action>].self, forKey: .buttons)
    message = try container.decodeIfPresent(TextState.self, forKey: .message)
  }
}
