/// An action that sets a property of a state. Controls of a form send it.
///
/// ``BindingReducer`` writes the value. Two actions are equal if they set the same property to equal values. Creating an
/// action costs one allocation.
///
/// ```swift
/// enum Action: BindableAction { case binding(BindingAction<State>) }
/// store.send(.binding(.set(\.name, "Blob")))
/// ```
public struct BindingAction<Root>: Equatable, Sendable {
  @usableFromInline let write: AnyPropertyWrite<Root>

  @inlinable
  init(_ write: AnyPropertyWrite<Root>) {
    self.write = write
  }

  /// Returns an action that sets a property to a value.
  ///
  /// ```swift
  /// let action: BindingAction<Form.State> = .set(\.name, "Blob")
  /// ```
  @inlinable
  public static func set<Value: Equatable & Sendable>(
    _ property: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self(PropertyWrite(property, value))
  }

  /// Returns an action that sets a property, or a value, that is isolated to the main actor.
  ///
  /// In a module with main actor isolation by default, states and enums without an isolation are such types. A reducer on
  /// another actor traps when it receives the action.
  ///
  /// ```swift
  /// let action: BindingAction<Form.State> = .set(\.name, "Blob")
  /// ```
  // In the Swift 5 mode a key path literal is not `Sendable`, so this overload would be used for every property.
  @available(swift, introduced: 6)
  @MainActor
  @inlinable
  public static func set<Value: Equatable>(_ property: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(MainActorPropertyWrite(property, value))
  }

  /// The property that is set. Traps on another actor if the property is isolated to the main actor.
  ///
  /// ```swift
  /// let isName = action.keyPath == \.name
  /// ```
  public var keyPath: any PartialKeyPath<Root> & Sendable {
    write.requireActor()
    return write.path
  }

  /// Returns whether an action sets a property. It allows the pattern `case .binding(\.name)` in a `switch`.
  ///
  /// ```swift
  /// switch action {
  /// case .binding(\.name): state.isNameValid = !state.name.isEmpty
  /// default: break
  /// }
  /// ```
  public static func ~= <Value>(property: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    action.write.requireActor()
    return (action.write.path as AnyKeyPath) == property
  }

  /// Returns whether both actions set the same property to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.write.requireActor()
    rhs.write.requireActor()
    return lhs.write.isEqual(to: rhs.write)
  }
}
