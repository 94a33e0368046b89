package import HeadgateCasePathsRuntime
internal import HeadgateSupport

// What adapters of user interfaces need of a store.
extension Store {
  /// Returns the store of a presented child, for adapters; nil when nothing is presented.
  package func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    handle.presentedChild(state, action, path) { Store<ChildState, ChildAction>($0) }
  }

  /// Returns the store of a child that is always present, for adapters.
  package func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    handle.child(state, action, path) { Store<ChildState, ChildAction>($0) }
  }

  /// Whether the state of this store exists. During a reduction it cannot be read, and true is returned.
  package var isPresent: Bool {
    handle.cursor.core.isReducing || ReductionFrame.untracked { handle.cursor.isPresent }
  }
}
