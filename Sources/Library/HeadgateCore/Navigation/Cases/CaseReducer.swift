public import HeadgateCasePathsRuntime

/// A reducer whose cases are features: the conformance that `@Reducer` adds to an enum.
///
/// The enum has no values. Its ``Reducer/State`` holds the state of one feature at a time.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case alert(AlertState<Alert>)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Action: CasePathable, Body: Reducer, Body.State == State, Body.Action == Action {
  /// One of the features, together with its store.
  associatedtype CaseScope

  /// The combined reducers of all cases.
  ///
  /// ```swift
  /// let store = Store(initialState: .edit(Edit.State())) { Destination.body }
  /// ```
  static var body: Body { get }

  /// Called by macro expansions.
  // The same as `body`, for an enum with deprecated cases.
  static var _ownBody: Body { get }

  /// Returns the current feature of a store, together with its store. ``Store/case`` returns the same.
  ///
  /// ```swift
  /// switch Destination.scope(store) {
  /// case .edit(let store): print(store.title)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The combined reducers of all cases.
  @inlinable public var body: Body { return Self.body }

  /// Called by macro expansions.
  // The same as `body`: no case is deprecated.
  @inlinable public static var _ownBody: Body { body }

  /// Unavailable. The message explains the fix: an enum reducer has no values.
  ///
  /// ```swift
  /// case inner(Inner.Body = Inner.body)  // not: case inner(Inner = Inner())
  /// ```
  @available(
    *,
    unavailable,
    message: "an enum reducer has no values: write 'Inner.body', and 'case inner(Inner.Body = Inner.body)' for a case"
  )
  public init() { fatalError() }

  /// Always returns true, because an enum reducer has no values.
  ///
  /// This operator lets `extension Destination: Equatable {}` compile, which some code declares instead of a conformance of
  /// the state.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// The state of an enum reducer: the state of one of its features.
///
/// Two states are equal when they are in the same case and their payloads are equal. Payloads whose type is not `Equatable`
/// are never equal. A comparison of such payloads is reported once per type. The comparison of a property that is set
/// reports nothing: it only decides whether observers are notified.
///
/// ```swift
/// @Presents var destination: Destination.State?
/// ```
public protocol CaseReducerState: _CaseReducerValue, EphemeralState, ObservableState
where Action == StateReducer.Action, _DefaultReducer == StateReducer.Body {
  /// The enum reducer.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  /// Called by macro expansions.
  // The id of the payload, if it has one. Effects of states in the same case are told apart by it.
  var _payloadID: AnyHashable? { get }
}

extension CaseReducerState {
  /// Called by macro expansions.
  @inlinable public static var _defaultReducer: StateReducer.Body { StateReducer.body }

  /// Called by macro expansions.
  // Returns false: no case is ephemeral.
  @inlinable public func _isDismissed(after action: Action) -> Bool { false }
}

/// Called by macro expansions.
// The action of an enum reducer. Two actions are equal when they are in the same case and their payloads are equal.
public protocol _CaseReducerAction: _CaseReducerValue {}

/// Called by macro expansions.
// The state or the action of an enum reducer.
public protocol _CaseReducerValue: CasePathable, Equatable {
  /// Called by macro expansions.
  // The same as `==`, for an enum with deprecated cases.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension _CaseReducerValue {
  /// Called by macro expansions.
  // The same as `==`: no case is deprecated.
  @inlinable public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs == rhs }
}
