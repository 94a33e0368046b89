/// A state that knows the reducer of its actions, so that operators need no closure for it: that of an enum reducer, an alert,
/// a dialog.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol SelfReducing<Action> {
  /// What can happen to it.
  ///
  /// ```swift
  /// let action: AlertState<Alert>.Action = .confirmed
  /// ```
  associatedtype Action
  /// The type of the reducer of its actions.
  ///
  /// ```swift
  /// typealias _OwnReducer = EmptyReducer<Toast, Toast.Action>
  /// ```
  associatedtype _OwnReducer: Reducer where _OwnReducer.State == Self, _OwnReducer.Action == Action

  /// The reducer of its actions.
  ///
  /// ```swift
  /// let reducer = Destination.State._ownReducer
  /// ```
  static var _ownReducer: _OwnReducer { get }
}

/// A property that holds a state that knows its reducer, or does not: an optional, and what presents one.
///
/// It says which actions belong to it, so that `ifLet` without a closure is one function: with one for each kind of slot, the
/// time to type-check a chain of them grows exponentially.
///
/// ```swift
/// .ifLet(\.$destination, action: \.destination)
/// ```
public protocol SelfReducingSlot: ChildSlot where Child: SelfReducing {
  /// The action of its case: that of the state, or one about its presentation.
  ///
  /// ```swift
  /// case destination(PresentationAction<Destination.Action>)
  /// ```
  associatedtype SlotAction
  /// The type of the reducer of that action.
  ///
  /// ```swift
  /// typealias SlotReducer = EmptyReducer<Toast, Toast.Action>
  /// ```
  associatedtype SlotReducer: Reducer where SlotReducer.State == Child, SlotReducer.Action == SlotAction

  /// The reducer of that action.
  ///
  /// ```swift
  /// let reducer = PresentationState<Destination.State>._slotReducer
  /// ```
  static var _slotReducer: SlotReducer { get }
}

extension Optional: SelfReducingSlot where Wrapped: SelfReducing {
  /// The action of the state.
  ///
  /// ```swift
  /// let action: Optional<Toast>.SlotAction = .tapped
  /// ```
  public typealias SlotAction = Wrapped.Action

  /// The reducer of the state.
  ///
  /// ```swift
  /// let reducer = Optional<Toast>._slotReducer
  /// ```
  @inlinable public static var _slotReducer: Wrapped._OwnReducer { Wrapped._ownReducer }
}

extension PresentationState: SelfReducingSlot where State: SelfReducing {
  /// An action about the presentation.
  ///
  /// ```swift
  /// let action: PresentationState<Toast>.SlotAction = .dismiss
  /// ```
  public typealias SlotAction = PresentationAction<State.Action>

  /// The reducer of the state, on actions about its presentation.
  ///
  /// ```swift
  /// let reducer = PresentationState<Toast>._slotReducer
  /// ```
  @inlinable public static var _slotReducer: _PresentedReducer<State._OwnReducer> {
    _PresentedReducer(State._ownReducer)
  }
}
