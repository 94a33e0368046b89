// Names of TCA for bindings, from before observable state. Their messages name the replacement.

/// Unavailable: remove it.
@available(*, unavailable, message: "Leave it out: every property of an '@ObservableState' struct can be bound.")
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: BindingState<Value> { self }

  /// Unavailable: remove it.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: remove it.
@available(*, unavailable, message: "Leave it out: every property of an '@ObservableState' struct can be bound.")
@propertyWrapper
public struct BindableState<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: BindableState<Value> { self }

  /// Unavailable: remove it.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: remove it.
@available(*, unavailable, message: "Leave it out: a view reads and binds the properties of its store directly.")
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: BindingViewState<Value> { self }

  /// Unavailable: remove it.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: remove it.
@available(*, unavailable, message: "Leave it out: a view reads and binds the properties of its store directly.")
public struct BindingViewStore<State> {}
