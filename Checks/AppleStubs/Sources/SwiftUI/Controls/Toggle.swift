/// A switch.
///
/// - <https://developer.apple.com/documentation/swiftui/toggle> (R)
nonisolated public struct Toggle<Label>: _PrimitiveView where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public func _describe() -> _Description { _Description(.toggle(isOn), of: label) }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: { Text(title) })
  }
}
