import HeadgateDependencies

extension StackState {
  public static func _$steps<ElementsAction>(
    for: ElementsAction.Type
  ) -> _StackSteps<StackState, ElementsAction>? {
    guard let type = ElementsAction.self as? any NavigatingAction.Type else { return nil }
    let leaving = LeavingElement()
    return _StackSteps(
      begin: { stack, action in
        leaving.isPending = false
        guard let action = action as? any NavigatingAction<Element> else { return nil }
        if let id = action.popped {
          guard stack._hasElement(id) else { return .popOfMissing(id) }
          leaving.id = id
          leaving.isPending = true
          return nil
        }
        guard let (id, state) = action.pushed else { return nil }
        if stack._hasElement(id) { return .pushOfPresent(id) }
        let mistake = takeID(id)
        stack.insert(state, id: id)
        return mistake
      },
      pendingEnd: leaving,
      end: { stack in
        leaving.isPending = false
        guard let id = leaving.id, stack._hasElement(id) else { return false }
        stack.pop(from: id)
        return true
      },
      popFrom: { id in type.popFrom(id) as? ElementsAction }
    )
  }

  /// Notes that an id is used that somebody has made: in a test it must be the next one, or one that was made already.
  private static func takeID(_ id: StackElementID) -> StackMistake? {
    let values = DependencyValues.current
    guard values.context == .test else { return nil }
    let next = values.stackElementID.next
    if id.number == next { _ = values.stackElementID() }
    return id.number > next ? .pushFromTheFuture(id, next: StackElementID(number: next)) : nil
  }
}

/// The element that goes when everybody has seen the action; not one that has come under the id of one that was not there.
private final class LeavingElement: PendingEnd {
  var id: StackElementID?
}
