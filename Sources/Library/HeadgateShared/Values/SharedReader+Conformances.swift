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
    try location.encode(to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a constant.
  public init(from decoder: any Decoder) throws {
    switch try SharedRegistry.restored(Value.self, from: decoder) {
    case .whole(let reference): self.init(location: reference)
    case .part(let value): self.init(value: value)
    case nil: self.init(value: try decoder.singleValueContainer().decode(Value.self))
    }
  }
}

extension SharedReader: CustomStringConvertible {
  /// The value; `<redacted>` for a part of a redacted value.
  public var description: String { String(describing: location.shown) }
}

extension SharedReader: CustomReflectable {
  /// The mirror of the value, so that a dump shows the value.
  public var customMirror: Mirror { Mirror(reflecting: location.shown) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value; `<redacted>` for a part of a redacted value.
  public var customDumpValue: Any { location.shown }
}

extension SharedReader: SharedProjection {
  package var referenceNumber: UInt64 { location.root.number }
  package var isWholeAndMutable: Bool { false }
}
