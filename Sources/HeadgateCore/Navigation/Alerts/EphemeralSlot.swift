/// A property that holds an ephemeral state or does not: an optional, and what presents one.
///
/// It says which actions belong to it, so that `ifLet` without a closure is one function: with one for each
/// kind of slot, the time to type-check a chain of them grows exponentially.
public protocol EphemeralSlot: ChildSlot where Child: EphemeralState {
  /// The action of its case: that of the state, or one about its presentation.
  associatedtype SlotAction
}

extension Optional: EphemeralSlot where Wrapped: EphemeralState {
  /// The action of the state.
  public typealias SlotAction = Wrapped.Action
}

extension PresentationState: EphemeralSlot where State: EphemeralState {
  /// An action about the presentation.
  public typealias SlotAction = PresentationAction<State.Action>
}
