/// A name is stored as the text that keeps every byte.
nonisolated extension FileName: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(argument: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(argument)
  }
}
