public import CustomDump
internal import HeadgateSupport

// Proof: a location takes its lock for each access, and hands out values, which are sendable here. The parts of a value that is
// not sendable cannot be made (see `Shared+Parts`).
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  /// Returns whether the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    // One location has one value. Two reads could be before and after a change on another thread.
    lhs.location === rhs.location || lhs.location.read() == rhs.location.read()
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location.read())
  }
}

extension Shared: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try location.encode(to: encoder)
  }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a value that only its copies share.
  public init(from decoder: any Decoder) throws {
    switch try SharedRegistry.restored(Value.self, from: decoder) {
    case .whole(let reference): self.init(location: reference)
    case .part(let value): self.init(value: value)
    case nil: self.init(value: try decoder.singleValueContainer().decode(Value.self))
    }
  }
}

extension Shared: CustomStringConvertible {
  /// The value; `<redacted>` for a part of a redacted value.
  public var description: String { String(describing: location.shown) }
}

extension Shared: CustomReflectable {
  /// The mirror of the value, so that a dump shows the value.
  public var customMirror: Mirror { Mirror(reflecting: location.shown) }
}

extension Shared: CustomDumpRepresentable {
  /// The value; `<redacted>` for a part of a redacted value.
  public var customDumpValue: Any { location.shown }
}

extension Shared: SharedProjection {
  package var referenceNumber: UInt64 { location.root.number }
  package var isWholeAndMutable: Bool { location is SharedReference<Value> }
}
