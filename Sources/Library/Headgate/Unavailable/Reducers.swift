// Names of TCA for reducers, deprecated there or not public here. Their messages name the replacement.

/// Unavailable: renamed to `Reducer`.
@available(*, unavailable, renamed: "Reducer")
public protocol ReducerProtocol<State, Action> {
  /// The state.
  associatedtype State
  /// The action.
  associatedtype Action
}

/// Unavailable: renamed to `ReducerOf`.
@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// Unavailable: use a struct with `@Reducer`.
@available(
  *,
  unavailable,
  message: """
    Write a struct with '@Reducer', a 'State', an 'Action' and a 'body' of 'Reduce { state, action in … }'. What was in the \
    environment becomes '@Dependency' properties.
    """
)
public struct AnyReducer<State, Action, Environment> {
  /// Unavailable: use a struct with `@Reducer`.
  public init(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) {}
}

/// Unavailable: use a `Reduce`.
@available(
  *,
  unavailable,
  message: "Write 'Reduce { state, action in … }' and call the other reducer's 'reduce(into:action:)' in it."
)
public struct ReducerReader<State, Action, Content> {
  /// Unavailable: use a `Reduce`.
  public init(_ content: @escaping (State, Action) -> Content) {}
}

/// Unavailable: renamed to `ReducerPrinter`.
@available(*, unavailable, renamed: "ReducerPrinter")
public typealias _ReducerPrinter<State, Action> = ReducerPrinter<State, Action>

extension ReducerPrinter {
  /// Unavailable: renamed to `init(print:)`.
  @available(*, unavailable, renamed: "init(print:)")
  public init(printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void) {
    fatalError()
  }
}

extension Scope {
  /// Unavailable: use `ifLet` or `ifCaseLet`.
  @available(
    *,
    unavailable,
    message: """
      The state of this child is not always there. Write, behind the reducer of the parent, '.ifLet(\\.child, action: \\.child) { \
      Child() }' for an optional property, and '.ifCaseLet(\\.child, action: \\.child) { Child() }' for a case of an enum.
      """
  )
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    fatalError()
  }
}

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _DependencyKeyWritingReducer<Base> = Base

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _PrintChangesReducer<Base> = Base

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _IfLetReducer<Parent, Child> = Parent

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _IfCaseLetReducer<Parent, Child> = Parent

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _ForEachReducer<Parent, ID, Element> = Parent

/// Unavailable: use the opaque type.
@available(
  *,
  unavailable,
  message: "Write 'some Reducer<State, Action>': the types that operators return have no names here."
)
public typealias _PresentationReducer<Base, Destination> = Base

extension Reducer {
  /// Unavailable: use `Scope`.
  @available(
    *,
    unavailable,
    message: "Write 'Scope(state: \\.child, action: \\.child) { Child() }' in the body of the parent."
  )
  public func pullback<ParentState, ParentAction, Environment>(
    state: WritableKeyPath<ParentState, State>,
    action: CaseKeyPath<ParentAction, Action>,
    environment: (Environment) -> Void
  ) -> Self { fatalError() }

  /// Unavailable: use both in a body.
  @available(
    *,
    unavailable,
    message: "Write both reducers below each other, in a 'body' or in 'CombineReducers { … }'."
  )
  public func combined(with other: some Reducer<State, Action>) -> Self { fatalError() }

  /// Unavailable: renamed to `_printChanges`.
  @available(*, unavailable, renamed: "_printChanges()")
  public func debug(_ prefix: String = "") -> Self { fatalError() }

  /// Unavailable: add a `StoreObserver` to the store.
  @available(*, unavailable, message: "Write a 'StoreObserver' and attach it: 'store.addObserver(observer)'.")
  public func signpost(_ prefix: String = "") -> Self { fatalError() }

  /// Unavailable: compare an `Equatable` value.
  @available(
    *,
    unavailable,
    message: """
      Leave out 'removeDuplicates:' and compare an 'Equatable' value: 'onChange(of: \\.value)'. What is compared otherwise becomes a \
      type of its own, with an '==' of its own.
      """
  )
  public func onChange<Value, Content: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ content: @escaping (_ oldValue: Value, _ newValue: Value) -> Content
  ) -> Self { fatalError() }
}
