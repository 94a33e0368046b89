/// A control with a button to increment and a button to decrement.
///
/// - <https://developer.apple.com/documentation/swiftui/stepper> (D27). Not on tvOS.
@available(iOS 13.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
nonisolated public struct Stepper<Label>: _PrimitiveView where Label: View {
  let role: ControlRole
  let label: Label

  init(_ role: ControlRole, label: Label) {
    self.role = role
    self.label = label
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let step: (Int) -> Void = { $0 > 0 ? onIncrement?() : onDecrement?() }
    self.init(ControlRole(name: "Stepper", value: { () }, set: { _ in }, step: step), label: label())
  }

  nonisolated public init<V>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(.stepping(value, by: step, in: nil), label: label()) }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(.stepping(value, by: step, in: bounds), label: label()) }

  @MainActor public func _describe() -> _Description { _Description(.control(role), of: label) }
}

@available(tvOS, unavailable)
extension Stepper where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(value: value, step: step, label: { Text(titleKey) }) }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }
}

extension ControlRole {
  static func stepping<V: Strideable>(_ value: Binding<V>, by stride: V.Stride, in bounds: ClosedRange<V>?) -> Self {
    let set: (V) -> Void = { new in
      if bounds?.contains(new) ?? true { value.wrappedValue = new }
    }
    return ControlRole(
      name: "Stepper",
      value: { value.wrappedValue },
      set: { if let new = $0 as? V { set(new) } },
      step: { set(value.wrappedValue.advanced(by: $0 > 0 ? stride : -stride)) }
    )
  }
}
