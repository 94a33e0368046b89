import HeadgateDependenciesRuntime

extension StackState {
  /// Internal to the library.
  // Returns nil for an action type without pushes and pops.
  public static func _$stackOperations<ElementsAction>(
    for: ElementsAction.Type
  ) -> _StackOperations<StackState, ElementsAction>? {
    func steps<Known: NavigatingAction>(of: Known.Type) -> _StackOperations<StackState, ElementsAction>? {
      // The functions are cast once. A cast of each action would look up its type each time.
      let popped: (Known) -> StackElementID? = { $0.popped }
      let pushed: (Known) -> (id: StackElementID, state: Known.Pushed)? = { $0.pushed }
      let popFrom: (StackElementID) -> Known = { Known.popFrom($0) }
      guard let popped = popped as? (ElementsAction) -> StackElementID?,
        let pushed = pushed as? (ElementsAction) -> (id: StackElementID, state: Element)?,
        let popFrom = popFrom as? (StackElementID) -> ElementsAction
      else { return nil }
      return makeSteps(popped: popped, pushed: pushed, popFrom: popFrom)
    }
    return (ElementsAction.self as? any NavigatingAction.Type).flatMap { steps(of: $0) }
  }

  private static func makeSteps<ElementsAction>(
    popped: @escaping (ElementsAction) -> StackElementID?,
    pushed: @escaping (ElementsAction) -> (id: StackElementID, state: Element)?,
    popFrom: @escaping (StackElementID) -> ElementsAction
  ) -> _StackOperations<StackState, ElementsAction> {
    let dismissed = DismissedElement<StackElementID>()
    return _StackOperations(
      begin: { stack, action in
        if let id = popped(action) {
          guard stack._hasElement(id) else { return .popOfMissing(id) }
          dismissed.note(id)
          return nil
        }
        guard let (id, state) = pushed(action) else { return nil }
        if stack._hasElement(id) { return .pushOfPresent(id) }
        let mistake = takeID(id)
        stack.insert(state, id: id)
        return mistake
      },
      dismissed: dismissed,
      end: { stack in
        guard let id = dismissed.id, stack._hasElement(id) else { return false }
        stack.pop(from: id)
        return true
      },
      popFrom: popFrom
    )
  }

  /// Registers an id that the caller chose. In a test, the id must be the next id or an id that was created before.
  private static func takeID(_ id: StackElementID) -> StackMistake? {
    let values = DependencyValues.current
    guard values.context == .test else { return nil }
    let generator = values.stackElementID
    let next = generator.next
    generator.skip(past: id)
    return id.number > next ? .pushFromTheFuture(id, next: StackElementID(number: next)) : nil
  }
}
