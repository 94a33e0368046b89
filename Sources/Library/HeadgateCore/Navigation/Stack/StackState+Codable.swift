internal import HeadgateDependenciesRuntime
internal import OrderedCollections

/// The keys of a stack whose ids do not count from 0.
///
/// A decoded stack is equal to the encoded stack, including its ids. A stack whose ids count from 0 is encoded as an array
/// of elements. Another stack is encoded as an object with ids and elements. Both forms can be decoded.
private enum StackCodingKeys: String, CodingKey {
  case ids, elements
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, or as an object with `ids` and `elements` if the ids do not count from 0.
  public func encode(to encoder: any Encoder) throws {
    if ids.enumerated().allSatisfy({ $1.number == $0 }) {
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    } else {
      var container = encoder.container(keyedBy: StackCodingKeys.self)
      try container.encode(ids.map(\.number), forKey: .ids)
      try container.encode(Array(self), forKey: .elements)
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes elements with their ids. The elements of an array get ids that count from 0.
  ///
  /// Elements that are put on a stack later get other ids.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the numbers of ids and elements differ, or if an id is repeated or too
  ///   large.
  public init(from decoder: any Decoder) throws {
    self.init()
    let decoded: (ids: [UInt64], elements: [Element])
    if let container = try? decoder.container(keyedBy: StackCodingKeys.self) {
      decoded = (
        try container.decode([UInt64].self, forKey: .ids), try container.decode([Element].self, forKey: .elements)
      )
    } else {
      let elements = try [Element](from: decoder)
      decoded = (elements.indices.map { UInt64($0) }, elements)
    }
    try put(decoded.elements, ids: decoded.ids.map(StackElementID.init(number:)), from: decoder)
  }

  private mutating func put(_ elements: [Element], ids: [StackElementID], from decoder: any Decoder) throws {
    func corrupted(_ problem: String) -> DecodingError {
      let message = CoreMessages.undecodableStack(problem, Element.self)
      return .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: message))
    }
    guard elements.count == ids.count, Set(ids).count == ids.count else {
      throw corrupted("it has \(elements.count) elements and \(Set(ids).count) different ids")
    }
    guard ids.allSatisfy({ $0.number < 1 << 62 }) else {
      throw corrupted("an id is larger than any that a stack gives")
    }
    for (id, element) in zip(ids, elements) { insert(element, id: id) }
    ids.max { $0.number < $1.number }.map { DependencyValues.current.stackElementID.skip(past: $0) }
  }
}
