import HeadgateCasePathsRuntime

@MainActor
extension StoreHandle {
  /// Returns the store of an element of a stack. After the element is removed, returns the store that was created before.
  package func element<ElementState, ElementAction>(_ id: StackElementID) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let path = \Case<Action>.self
    return element(id, of: \.self, path, AnyCasePath(path).elements()) { .ofElement($0) }
  }

  /// Returns the store of an element of a stack, behind a gate.
  package func gatedElement<Child: Reducer>(_ id: StackElementID) -> Store<Child.State, Child.Action>?
  where State == StackState<Child.State>, Action == StackAction<Child.State, Gate<Child>> {
    let path = \Case<Action>.self
    return element(id, of: \.self, path, AnyCasePath(path).openedElements()) { .ofElement($0) }
  }
}
