/// A state that knows the reducer of its actions, so that operators need no closure for it: that of an enum reducer, an alert,
/// a dialog.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol SelfReducing<Action> {
  /// What can happen to it.
  associatedtype Action
  /// The reducer of its actions.
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == Self, _OwnReducer.Action == Action

  /// The reducer of its actions.
  static var _ownReducer: _OwnReducer { get }
}

/// A property that holds a state that knows its reducer, or does not: an optional, and what presents one.
///
/// It says which actions belong to it, so that `ifLet` without a closure is one function: with one for each kind of slot, the
/// time to type-check a chain of them grows exponentially.
public protocol SelfReducingSlot: ChildSlot where Child: SelfReducing {
  /// The action of its case: that of the state, or one about its presentation.
  associatedtype SlotAction
  /// The reducer of that action.
  associatedtype SlotReducer: Reducer where SlotReducer.State == Child, SlotReducer.Action == SlotAction

  /// The reducer of that action.
  static var _slotReducer: SlotReducer { get }
}

extension Optional: SelfReducingSlot where Wrapped: SelfReducing {
  /// The action of the state.
  public typealias SlotAction = Wrapped.Action

  /// The reducer of the state.
  @inlinable public static var _slotReducer: Wrapped._OwnReducer { Wrapped._ownReducer }
}

extension PresentationState: SelfReducingSlot where State: SelfReducing {
  /// An action about the presentation.
  public typealias SlotAction = PresentationAction<State.Action>

  /// The reducer of the state, on actions about its presentation.
  @inlinable public static var _slotReducer: _PresentedReducer<State._OwnReducer> {
    _PresentedReducer(State._ownReducer)
  }
}
