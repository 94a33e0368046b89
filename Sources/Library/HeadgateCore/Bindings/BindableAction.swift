public import HeadgateCasePathsRuntime

/// An action with a case for state changes by controls.
///
/// A case `binding` is the only requirement. Without a macro, the conformance must be `nonisolated`. Put a
/// ``BindingReducer`` into the body of the feature, and set the properties of its store.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
public protocol BindableAction<State>: SendableMetatype {
  /// The state whose properties are set.
  associatedtype State

  /// Creates an action from a binding. A case of this name satisfies the requirement.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The case path to the binding in an action.
  ///
  /// The default works for every enum. If the enum has case paths, which `@Reducer` adds, the default uses the case path of
  /// the case. Otherwise it uses reflection, which is slow: implement this property if sets are frequent. A store reads it
  /// once, when it resolves the reducer.
  ///
  /// ```swift
  /// static var bindingCase: AnyCasePath<Self, BindingAction<State>> {
  ///   AnyCasePath(embed: { .form($0) }, extract: { if case .form(let binding) = $0 { binding } else { nil } })
  /// }
  /// ```
  static var bindingCase: AnyCasePath<Self, BindingAction<State>> { get }
}

extension BindableAction {
  /// The case path to the case that ``binding(_:)`` creates.
  public static var bindingCase: AnyCasePath<Self, BindingAction<State>> {
    if let type = Self.self as? any CasePathIterable.Type, let path = declaredBindingCase(in: type) { return path }
    // `@Sendable` does not change the layout of a function value. The function captures only the type.
    let embed: (BindingAction<State>) -> Self = { .binding($0) }
    return AnyCasePath(unsafe: unsafeBitCast(embed, to: (@Sendable (BindingAction<State>) -> Self).self))
  }

  /// Returns the case path that extracts the binding from a sample action.
  private static func declaredBindingCase<Declared: CasePathIterable>(
    in _: Declared.Type
  ) -> AnyCasePath<Self, BindingAction<State>>? {
    let probe = Self.binding(BindingAction(AnyPropertyWrite()))
    for path in Declared.allCasePaths {
      guard let path = path as AnyKeyPath as? CaseKeyPath<Self, BindingAction<State>> else { continue }
      let found = AnyCasePath(path)
      if found.extract(from: probe) != nil { return found }
    }
    return nil
  }

  /// Returns an action that sets a property to a value.
  ///
  /// ```swift
  /// store.send(.set(\.name, "Blob"))
  /// ```
  @inlinable
  public static func set<Value: Equatable & Sendable>(
    _ property: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) -> Self {
    .binding(.set(property, value))
  }

  /// Returns an action that sets a property that is isolated to the main actor.
  ///
  /// ```swift
  /// store.send(.set(\.name, "Blob"))
  /// ```
  // In the Swift 5 mode a key path literal is not `Sendable`, so this overload would be used for every property.
  @available(swift, introduced: 6)
  @MainActor
  @inlinable
  public static func set<Value: Equatable>(_ property: WritableKeyPath<State, Value>, _ value: Value) -> Self {
    .binding(BindingAction(MainActorPropertyWrite(property, value)))
  }
}
