internal import HeadgateDependenciesRuntime

extension StackElementID: Codable {
  /// Decodes the number of an id.
  ///
  /// Elements that are put on a stack later get other ids.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the number is larger than any that a stack gives.
  public init(from decoder: any Decoder) throws {
    self.init(number: try decoder.singleValueContainer().decode(UInt64.self))
    guard number < 1 << 62 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The id of a stack element is larger than any that a stack gives."
        )
      )
    }
    DependencyValues.current.stackElementID.skip(past: self)
  }

  /// Encodes the number of the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
