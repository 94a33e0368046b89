// Popovers: 13.0/10.15/-/-/1.0. The older form with `arrowEdge: Edge = .top` is left out.

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)> (D27)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(ItemPresentation(kind: .popover, item: item, onDismiss: nil, content: content))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)> (D27)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(FlagPresentation(kind: .popover, isPresented: isPresented, onDismiss: nil, content: content))
  }
}
