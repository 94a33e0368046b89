/// Which view has the focus.
///
/// - <https://developer.apple.com/documentation/swiftui/focusstate> (D27)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// <https://developer.apple.com/documentation/swiftui/focusstate/binding> (D27)
  @propertyWrapper
  public struct Binding {
    let location: any Location<Value>
    let none: Value

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: .current) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let box: StateBox<Value>

  /// (R)
  public init() where Value == Bool { box = StateBox(false) }
  /// (R)
  public init<T>() where Value == T?, T: Hashable { box = StateBox(nil) }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: box.location ?? StateLocation(box.initial), none: box.initial)
  }
}

extension FocusState: Installable {
  package var readsEnvironment: Bool { false }

  package func install(storage: inout AnyObject?, environment: EnvironmentValues) {
    let location = storage as? StateLocation<Value> ?? StateLocation(box.initial)
    storage = location
    box.location = location
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)> (D27)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable { modifier(FocusModifier(binding: binding, value: value)) }

  /// <https://developer.apple.com/documentation/swiftui/view/focused(_:)> (D27)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}

nonisolated struct FocusModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func _describe(_ content: any View) -> _Description {
    let role = FocusRole(
      isFocused: { binding.wrappedValue == value },
      gain: { binding.wrappedValue = value },
      // Focus lost writes nil or false. https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
      lose: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } }
    )
    return _Description(.focus(role), of: content)
  }
}
