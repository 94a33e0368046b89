public import Foundation

// Containers that scroll or that create their content late. The host evaluates all of the content. (M)

/// <https://developer.apple.com/documentation/swiftui/scrollview>
nonisolated public struct ScrollView<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor public func _describe() -> _Description { _Description(.group("ScrollView"), of: content) }
}

extension Axis {
  /// <https://developer.apple.com/documentation/swiftui/axis/set>
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// <https://developer.apple.com/documentation/swiftui/lazyvstack>
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyVStack<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor public func _describe() -> _Description { _Description(.group("LazyVStack"), of: content) }
}
