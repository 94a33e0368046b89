internal import HeadgateSupport

extension StoreCore {
  /// Reduces an action and drops its effect: a replay knows which actions the effects sent.
  package func replay(_ action: Action) {
    _ = runReducer(action)
    frame.pointee.structuralChange = false
  }

  /// Replaces the state of a store that nobody observes.
  package func restore(_ value: State, after action: UInt64) {
    state.pointee = value
    actionNumber = action
  }
}
