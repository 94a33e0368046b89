/// A control for a value in a range.
///
/// - <https://developer.apple.com/documentation/swiftui/slider> (D27, R). Not on tvOS.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
nonisolated public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {
  let role: ControlRole
  let label: Label

  init<V>(_ value: Binding<V>, in bounds: ClosedRange<V>, label: Label) where V: BinaryFloatingPoint {
    role = ControlRole(
      name: "Slider",
      value: { value.wrappedValue },
      set: { if let new = $0 as? V { value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound) } },
      step: nil
    )
    self.label = label
  }

  @MainActor public func _describe() -> _Description { _Description(.control(role), of: label) }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, label: EmptyView())
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, label: EmptyView())
  }
}

@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, label: label())
  }
}
