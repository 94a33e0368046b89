/// An image.
///
/// - <https://developer.apple.com/documentation/swiftui/image> (M)
public struct Image: Equatable, Sendable {
  package let name: String

  public init(_ name: String) { self.name = name }
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { name = systemName }
}

extension Image: _PrimitiveView {
  @MainActor public func _describe() -> _Description { _Description(.group("Image \(name)")) }
}
