public import CustomDump
internal import HeadgateSupport

// Proof: as for `Shared`.
extension SharedReader: @unchecked Sendable where Value: Sendable {}

extension SharedReader: Equatable where Value: Equatable {
  /// Returns whether the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    // One location has one value. Two reads could be before and after a change on another thread.
    lhs.location === rhs.location || lhs.location.read() == rhs.location.read()
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location.read())
  }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try SharedCoding.encode(location, to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a constant.
  public init(from decoder: any Decoder) throws {
    if let reference: SharedReference<Value> = try SharedCoding.reference(from: decoder) {
      self.init(location: reference)
    } else {
      self.init(value: try decoder.singleValueContainer().decode(Value.self))
    }
  }
}

extension SharedReader: CustomStringConvertible {
  /// The value.
  public var description: String { String(describing: location.read()) }
}

extension SharedReader: CustomReflectable {
  /// The mirror of the value, so that a dump shows the value.
  public var customMirror: Mirror { Mirror(reflecting: location.read()) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { location.read() }
}

extension SharedReader: SharedProjection {
  package var referenceNumber: UInt64 { location.root.number }
  package var isWholeAndMutable: Bool { false }
}
