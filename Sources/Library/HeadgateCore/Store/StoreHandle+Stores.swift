package import HeadgateCasePathsRuntime
internal import HeadgateSupport

// What adapters of user interfaces need of a store. Members of `Store` would hide properties of states with their names.
@MainActor
extension StoreHandle {
  /// Returns the store of a presented child, for adapters; nil when nothing is presented.
  package func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>,
    dismissal: @escaping () -> Action
  ) -> Store<ChildState, ChildAction>? {
    presentedChild(state, action, path, dismissal: dismissal) { Store<ChildState, ChildAction>($0) }
  }

  /// Dismisses the presented child that this store was made for, if that child is still presented.
  ///
  /// A binding dismisses the child that it was made with. An adapter without a body makes its binding once, before any child exists.
  ///
  /// - Returns: False if this is not the store of a presented child.
  package func dismiss() -> Bool {
    guard isPresent else { return true }
    dismissal?()
    return dismissal != nil
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
