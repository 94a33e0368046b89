/// An action that sets a property of a state: what a control of a form sends when the user changes it.
///
/// ``BindingReducer`` writes it. Two are equal when they set the same property to equal values. Making one allocates once.
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

  /// An action that sets a property to a value.
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

  /// An action that sets a property that belongs to the main actor, as that of a state does that is written without isolation in a
  /// module whose default isolation is the main actor.
  ///
  /// So is one of a value that belongs there, such as an enum of that module. A reducer that runs on another actor traps when it gets
  /// the action.
  ///
  /// ```swift
  /// let action: BindingAction<Form.State> = .set(\.name, "Blob")
  /// ```
  // In the Swift 5 mode a literal key path is not sendable, so that this one would be taken for every property.
  @available(swift, introduced: 6)
  @MainActor
  @inlinable
  public static func set<Value: Equatable>(_ property: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(MainActorPropertyWrite(property, value))
  }

  /// The property that is set. Traps on another actor when the property belongs to the main actor.
  ///
  /// ```swift
  /// let isName = action.keyPath == \.name
  /// ```
  public var keyPath: any PartialKeyPath<Root> & Sendable {
    write.requireActor()
    return write.path
  }

  /// Whether an action sets a property: lets `case .binding(\.name)` stand in a `switch`.
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

  /// Whether two actions set the same property to equal values.
  ///
  /// ```swift
  /// assert(BindingAction<Form.State>.set(\.name, "Blob") == .set(\.name, "Blob"))
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.write.requireActor()
    rhs.write.requireActor()
    return lhs.write.isEqual(to: rhs.write)
  }
}
