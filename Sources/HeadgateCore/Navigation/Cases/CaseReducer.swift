public import HeadgateCasePathsRuntime

/// A reducer whose cases name features: what `@Reducer` makes of an enum.
///
/// It has no values: it stands for one of several features, of which its ``Reducer/State`` holds one at a time.
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
  /// One of the features, with a store of its own.
  associatedtype CaseScope

  /// The reducers of all cases.
  ///
  /// ```swift
  /// let store = Store(initialState: .edit(Edit.State())) { Destination.body }
  /// ```
  static var body: Body { get }

  /// The reducers of all cases, where some are deprecated: what ``body`` answers.
  ///
  /// ```swift
  /// let body = Destination._ownBody
  /// ```
  static var _ownBody: Body { get }

  /// The feature that a store is in, with a store of its own; also ``Store/case``.
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
  /// The reducers of all cases.
  ///
  /// ```swift
  /// let body = Destination.body
  /// ```
  @inlinable public var body: Body { return Self.body }

  /// The reducers of all cases: no case is deprecated.
  ///
  /// ```swift
  /// let body = Destination._ownBody
  /// ```
  @inlinable public static var _ownBody: Body { body }

  /// Says at compile time what to write: an enum reducer has no values.
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

  /// Always true, as there are no values to be told apart.
  ///
  /// It lets `extension Destination: Equatable {}` compile, which some write where they mean the state.
  ///
  /// ```swift
  /// extension Destination: Equatable {}
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// The state of an enum reducer: the state of one of its features.
///
/// Two are equal when they are in the same case and its states are equal. A state that is not equatable is equal to none, which
/// is reported once for its type, when two are compared; not when a property is set, where the comparison decides only whether
/// observers are told.
///
/// ```swift
/// @Presents var destination: Destination.State?
/// ```
public protocol CaseReducerState: _CaseReducerValue, EphemeralState, ObservableState
where Action == StateReducer.Action, _DefaultReducer == StateReducer.Body {
  /// The enum reducer.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  /// What tells states of the same case apart for their effects: the id of one that has an id.
  ///
  /// ```swift
  /// assert(Destination.State.edit(Edit.State(id: 1))._payloadID == AnyHashable(1))
  /// ```
  var _payloadID: AnyHashable? { get }
}

extension CaseReducerState {
  /// The reducers of all cases.
  ///
  /// ```swift
  /// let reducer = Destination.State._defaultReducer
  /// ```
  @inlinable public static var _defaultReducer: StateReducer.Body { StateReducer.body }

  /// Goes after no action, where no case has any.
  ///
  /// ```swift
  /// assert(!state._isDismissed(after: action))
  /// ```
  @inlinable public func _isDismissed(after action: Action) -> Bool { false }
}

/// The action of an enum reducer: an action of one of its features.
///
/// Two are equal when they are of the same case and what they carry is equal; see ``CaseReducerState``.
///
/// ```swift
/// assert(Destination.Action.edit(.saved) == .edit(.saved))
/// ```
public protocol _CaseReducerAction: _CaseReducerValue {}

/// The state or the action of an enum reducer.
///
/// ```swift
/// assert(Destination.State.edit(Edit.State()) == .edit(Edit.State()))
/// ```
public protocol _CaseReducerValue: CasePathable, Equatable {
  /// What `==` answers, where some cases are deprecated.
  ///
  /// ```swift
  /// assert(Destination.State._areEqual(state, state))
  /// ```
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension _CaseReducerValue {
  /// What `==` answers: no case is deprecated.
  ///
  /// ```swift
  /// assert(Destination.State._areEqual(state, state))
  /// ```
  @inlinable public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs == rhs }
}
