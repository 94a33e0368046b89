// Sheets: 13 family.

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)> (D27)
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(ItemPresentation(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)> (D27)
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(FlagPresentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
}
