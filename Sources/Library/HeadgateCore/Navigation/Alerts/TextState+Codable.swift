extension TextState: Codable {
  /// Decodes a text without styles, which is not translated again.
  public init(from decoder: any Decoder) throws {
    self.init(string: try decoder.singleValueContainer().decode(String.self), form: nil)
  }

  /// Encodes the string. Styles are not encoded: they belong to a user interface framework.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
