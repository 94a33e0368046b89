extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements in the format of an array.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes the elements in the format of an array.
  ///
  /// Throws a `DecodingError.dataCorrupted` that names the id when two elements have the same id.
  @inlinable
  public init(from decoder: any Decoder) throws {
    let elements = try [Element](from: decoder)
    self.init()
    reserveCapacity(elements.count)
    for element in elements where !append(element).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: IdentifiedMessages.duplicateWhileDecoding(element.id, Element.self)
        )
      )
    }
  }
}
