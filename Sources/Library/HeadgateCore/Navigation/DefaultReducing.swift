/// A state with a default reducer, such as the state of an enum reducer, an alert or a dialog.
///
/// Operators on such a state need no closure.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol _DefaultReducing<Action> {
  /// The action type of the state.
  associatedtype Action
  /// Internal to the library.
  // The type of the default reducer.
  associatedtype _DefaultReducer: Reducer where _DefaultReducer.State == Self, _DefaultReducer.Action == Action

  /// Internal to the library.
  // The default reducer.
  static var _defaultReducer: _DefaultReducer { get }
}

/// A property that can hold a state with a default reducer: an optional or a ``PresentationState``.
///
/// The associated types let `ifLet` without a closure be one function. With one overload for each kind of property, the
/// time to type-check a chain of operators grows exponentially.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol _DefaultReducingOptional: OptionalChild where Child: _DefaultReducing {
  /// The action of the property's case: the action of the child, or a ``PresentationAction``.
  associatedtype OptionalAction
  /// The type of the reducer of that action.
  associatedtype OptionalReducer: Reducer where OptionalReducer.State == Child, OptionalReducer.Action == OptionalAction

  /// The reducer of that action.
  static var _optionalReducer: OptionalReducer { get }
}

extension Optional: _DefaultReducingOptional where Wrapped: _DefaultReducing {
  /// The action of the wrapped state.
  public typealias OptionalAction = Wrapped.Action

  /// Internal to the library.
  @inlinable public static var _optionalReducer: Wrapped._DefaultReducer { Wrapped._defaultReducer }
}

extension PresentationState: _DefaultReducingOptional where State: _DefaultReducing {
  /// A ``PresentationAction`` with the action of the state.
  public typealias OptionalAction = PresentationAction<State.Action>

  /// Internal to the library.
  @inlinable public static var _optionalReducer:
    _WrappedReducer<
      _PresentationWrapping<_NoWrapping<State.Action>>, State._DefaultReducer
    >
  {
    _WrappedReducer(State._defaultReducer)
  }
}
