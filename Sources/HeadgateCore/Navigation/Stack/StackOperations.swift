/// What `forEach` does for a stack beside running its elements: it pushes before the parent sees the action and pops after it.
public struct _StackOperations<Elements: ElementCollection, ElementsAction> {
  /// Does what comes before the parent; gives what is wrong with the action, if anything is.
  @usableFromInline let begin: (inout Elements, ElementsAction) -> StackMistake?
  /// Pending where something is to be done after the parent.
  @usableFromInline let dismissed: DismissedElement<Elements.ElementID>
  /// Does what comes after the parent; whether the stack has changed.
  @usableFromInline let end: (inout Elements) -> Bool
  /// The action that asks for the end of an element.
  @usableFromInline let popFrom: (Elements.ElementID) -> ElementsAction?

  init(
    begin: @escaping (inout Elements, ElementsAction) -> StackMistake?,
    dismissed: DismissedElement<Elements.ElementID>,
    end: @escaping (inout Elements) -> Bool,
    popFrom: @escaping (Elements.ElementID) -> ElementsAction?
  ) {
    self.begin = begin
    self.dismissed = dismissed
    self.end = end
    self.popFrom = popFrom
  }
}

/// The element that goes when everybody has seen the action; not one that has come under the id of one that was not there.
@usableFromInline
final class DismissedElement<ID>: PendingDismissal {
  // As the flag of the superclass.
  @exclusivity(unchecked) @usableFromInline private(set) var id: ID?

  @usableFromInline
  func note(_ id: ID) {
    self.id = id
    isPending = true
  }
}

/// What may be wrong with an action about a stack.
@usableFromInline
enum StackMistake {
  case popOfMissing(StackElementID)
  case pushOfPresent(StackElementID)
  case pushFromTheFuture(StackElementID, next: StackElementID)
}

extension ElementCollection {
  /// Collections that are no stacks do nothing else.
  ///
  /// ```swift
  /// let steps = IdentifiedArrayOf<Row.State>._$stackOperations(for: IdentifiedActionOf<Row>.self)
  /// assert(steps == nil)
  /// ```
  @inlinable
  public static func _$stackOperations<ElementsAction>(for: ElementsAction.Type) -> _StackOperations<
    Self, ElementsAction
  >? { nil }
}
