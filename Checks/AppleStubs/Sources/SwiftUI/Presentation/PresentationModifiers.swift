// The modifiers behind the public functions.

nonisolated struct ItemPresentation<Item: Identifiable, Shown: View>: _PrimitiveModifier {
  let kind: Presentation.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Shown

  @MainActor func _describe(_ view: any View) -> _Description {
    let shown = item.wrappedValue.map { item in
      Presentation.Item(id: AnyHashable(item.id), content: { content(item) })
    }
    let presentation = Presentation(
      kind,
      item: shown,
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss
    )
    return _Description(.presentation(presentation), of: view)
  }
}

nonisolated struct FlagPresentation<Shown: View>: _PrimitiveModifier {
  let kind: Presentation.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Shown

  @MainActor func _describe(_ view: any View) -> _Description {
    let shown = isPresented.wrappedValue ? Presentation.Item(id: AnyHashable(true), content: { content() }) : nil
    let presentation = Presentation(
      kind,
      item: shown,
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss
    )
    return _Description(.presentation(presentation), of: view)
  }
}

/// An alert or a dialog. Its actions and its message are evaluated with the view that presents it.
nonisolated struct AlertPresentation: _PrimitiveModifier {
  let kind: Presentation.Kind
  let title: Text
  let isPresented: Binding<Bool>
  /// Nil if there is no data.
  let actions: (any View)?
  var message: (any View)?

  @MainActor func _describe(_ view: any View) -> _Description {
    // Presented only with both the flag and the data.
    // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l
    let shown: Presentation.Item? =
      if isPresented.wrappedValue, let actions {
        Presentation.Item(id: AnyHashable(true), content: { actions })
      } else {
        nil
      }
    let presentation = Presentation(
      kind,
      title: title.string,
      item: shown,
      message: message,
      dismiss: { isPresented.wrappedValue = false }
    )
    return _Description(.presentation(presentation), of: view)
  }
}

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)> (M)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SwipeModifier(isDisabled: isDisabled))
  }
}
