// Modifiers with input of the user.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)> (M). The host has a field with the
  /// title "Search".
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(text: text)) }

  /// <https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:)> (M)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic
  ) -> some View { modifier(SearchModifier(text: text)) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)> (M). The form with items is left out.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(ToolbarModifier(items: content()))
  }
}

/// <https://developer.apple.com/documentation/swiftui/searchfieldplacement> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

nonisolated struct SearchModifier: _PrimitiveModifier {
  let text: Binding<String>

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(.group("searchable"), [Child(0, TextField("Search", text: text)), Child(1, content)])
  }
}

nonisolated struct ToolbarModifier<Items: View>: _PrimitiveModifier {
  let items: Items

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(.group("toolbar"), [Child(0, content), Child(1, items)])
  }
}
