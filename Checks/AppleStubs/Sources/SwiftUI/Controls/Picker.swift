/// A choice.
///
/// - <https://developer.apple.com/documentation/swiftui/picker> (R)
nonisolated public struct Picker<Label, SelectionValue, Content>: _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public func _describe() -> _Description {
    let role = ControlRole(
      name: "Picker",
      value: { selection.wrappedValue },
      set: { if let value = $0 as? SelectionValue { selection.wrappedValue = value } },
      step: nil
    )
    return _Description(.control(role), [Child(0, label), Child(1, content)])
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content, label: { Text(titleKey) }) }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.init(selection: selection, content: content, label: { Text(title) }) }
}

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)> (M)
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

nonisolated struct TagModifier: _PrimitiveModifier {
  let tag: AnyHashable

  @MainActor func _describe(_ content: any View) -> _Description { _Description(.tag(tag), of: content) }
}
