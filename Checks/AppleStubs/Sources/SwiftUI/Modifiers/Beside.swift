public import Foundation

// Views beside or above another view. The host shows them as views of the same layer.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)> (M)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(BesideModifier(name: "Overlay", view: content()))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)> (M)
  nonisolated public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(BesideModifier(name: "Background", view: content()))
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)> (M). Not on tvOS.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(BesideModifier(name: "SwipeActions", view: content()))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)> (M). The host opens no addresses.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(RoleModifier(role: nil))
  }
}

/// <https://developer.apple.com/documentation/swiftui/horizontaledge> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

nonisolated private struct BesideModifier: _PrimitiveModifier {
  let name: String
  let view: any View

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(.group(name), [Child(0, content), Child(1, view)])
  }
}
