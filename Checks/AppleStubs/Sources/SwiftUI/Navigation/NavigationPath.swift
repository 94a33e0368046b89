/// A list of values of any types.
///
/// - <https://developer.apple.com/documentation/swiftui/navigationpath> (D27; members: R)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// (M)
  public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    elements.append(AnyHashable(value))
  }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
