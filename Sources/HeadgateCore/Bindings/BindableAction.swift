public import HeadgateCasePathsRuntime

/// An action with a case for changes of the state by controls.
///
/// The case is what the conformance consists of; where it is written by hand, it belongs to no actor. Put a ``BindingReducer`` into the feature's body, and set the members of
/// its store.
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

  /// Makes an action of a binding; a case of this name does.
  ///
  /// ```swift
  /// let action = Form.Action.binding(.set(\.name, "Blob"))
  /// ```
  static func binding(_ action: BindingAction<State>) -> Self

  /// The way to the binding in an action.
  ///
  /// Found by itself: in an enum with case paths (which `@Reducer` writes) it is that of the case. In others it is found by
  /// reflection, which is slow: implement it there when sets are frequent. A reducer asks once, when a store resolves it.
  ///
  /// ```swift
  /// static var bindingCase: AnyCasePath<Self, BindingAction<State>> {
  ///   AnyCasePath(embed: { .form($0) }, extract: { if case .form(let binding) = $0 { binding } else { nil } })
  /// }
  /// ```
  static var bindingCase: AnyCasePath<Self, BindingAction<State>> { get }
}

extension BindableAction {
  /// The way to the case that ``binding(_:)`` makes.
  ///
  /// ```swift
  /// let binding = Form.Action.bindingCase.extract(from: action)
  /// ```
  public static var bindingCase: AnyCasePath<Self, BindingAction<State>> {
    if let type = Self.self as? any CasePathIterable.Type, let path = declaredBindingCase(in: type) { return path }
    // `@Sendable` does not change what a function value is made of; the function holds nothing but the type.
    let embed: (BindingAction<State>) -> Self = { .binding($0) }
    return AnyCasePath(unsafe: unsafeBitCast(embed, to: (@Sendable (BindingAction<State>) -> Self).self))
  }

  /// The case path that leads to the binding in an action made for the purpose.
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

  /// An action that sets a property to a value.
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

  /// An action that sets a property that belongs to the main actor.
  ///
  /// ```swift
  /// store.send(.set(\.name, "Blob"))
  /// ```
  // In the Swift 5 mode a literal key path is not sendable, so that this one would be taken for every property.
  @available(swift, introduced: 6)
  @MainActor
  @inlinable
  public static func set<Value: Equatable>(_ property: WritableKeyPath<State, Value>, _ value: Value) -> Self {
    .binding(BindingAction(MainActorPropertyWrite(property, value)))
  }
}
