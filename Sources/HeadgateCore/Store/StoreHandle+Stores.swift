package import HeadgateCasePathsRuntime
internal import HeadgateSupport

// What adapters of user interfaces need of a store. Members of `Store` would hide properties of states with their names.
@MainActor
extension StoreHandle {
  /// Returns the store of a presented child, for adapters; nil when nothing is presented.
  package func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    presentedChild(state, action, path) { Store<ChildState, ChildAction>($0) }
  }

  /// Returns the store of a child that is always present, for adapters.
  package func childStore<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(state, action, path) { Store<ChildState, ChildAction>($0) }
  }

  /// Whether the state of this store exists. During a reduction it cannot be read, and true is returned.
  package var isPresent: Bool {
    cursor.core.isReducing || ReductionFrame.untracked { cursor.isPresent }
  }
}
