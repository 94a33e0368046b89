// Covers: 14.0/-/14.0/7.0/1.0. A use on macOS is an error there, which Linux cannot check.

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)> (D27)
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(ItemPresentation(kind: .fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)> (D27)
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(FlagPresentation(kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
}
