/// A state that knows the reducer of its actions, so that operators need no closure for it: that of an enum reducer, an alert,
/// a dialog.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol DefaultReducing<Action> {
  /// What can happen to it.
  ///
  /// ```swift
  /// let action: AlertState<Alert>.Action = .confirmed
  /// ```
  associatedtype Action
  /// The type of the reducer of its actions.
  ///
  /// ```swift
  /// typealias _DefaultReducer = EmptyReducer<Toast, Toast.Action>
  /// ```
  associatedtype _DefaultReducer: Reducer where _DefaultReducer.State == Self, _DefaultReducer.Action == Action

  /// The reducer of its actions.
  ///
  /// ```swift
  /// let reducer = Destination.State._defaultReducer
  /// ```
  static var _defaultReducer: _DefaultReducer { get }
}

/// A property that holds a state that knows its reducer, or does not: an optional, and what presents one.
///
/// It says which actions belong to it, so that `ifLet` without a closure is one function: with one for each kind of slot, the
/// time to type-check a chain of them grows exponentially.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol DefaultReducingOptional: OptionalChild where Child: DefaultReducing {
  /// The action of its case: that of the state, or one about its presentation.
  ///
  /// ```swift
  /// case destination(PresentationAction<Destination.Action>)
  /// ```
  associatedtype OptionalAction
  /// The type of the reducer of that action.
  ///
  /// ```swift
  /// typealias OptionalReducer = EmptyReducer<Toast, Toast.Action>
  /// ```
  associatedtype OptionalReducer: Reducer where OptionalReducer.State == Child, OptionalReducer.Action == OptionalAction

  /// The reducer of that action.
  ///
  /// ```swift
  /// let reducer = PresentationState<Destination.State>._optionalReducer
  /// ```
  static var _optionalReducer: OptionalReducer { get }
}

extension Optional: DefaultReducingOptional where Wrapped: DefaultReducing {
  /// The action of the state.
  ///
  /// ```swift
  /// let action: Optional<Toast>.OptionalAction = .tapped
  /// ```
  public typealias OptionalAction = Wrapped.Action

  /// The reducer of the state.
  ///
  /// ```swift
  /// let reducer = Optional<Toast>._optionalReducer
  /// ```
  @inlinable public static var _optionalReducer: Wrapped._DefaultReducer { Wrapped._defaultReducer }
}

extension PresentationState: DefaultReducingOptional where State: DefaultReducing {
  /// An action about the presentation.
  ///
  /// ```swift
  /// let action: PresentationState<Toast>.OptionalAction = .dismiss
  /// ```
  public typealias OptionalAction = PresentationAction<State.Action>

  /// The reducer of the state, on actions about its presentation.
  ///
  /// ```swift
  /// let reducer = PresentationState<Toast>._optionalReducer
  /// ```
  @inlinable public static var _optionalReducer: _PresentedReducer<State._DefaultReducer> {
    _PresentedReducer(State._defaultReducer)
  }
}
