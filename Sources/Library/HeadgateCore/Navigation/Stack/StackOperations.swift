/// Internal to the library.
// The stack operations of `forEach`. It pushes before the parent runs, and pops after the parent has run.
public struct _StackOperations<Elements: ElementCollection, ElementsAction> {
  /// Pushes, and stores the element to pop. Returns the mistake if the action is invalid.
  @usableFromInline let begin: (inout Elements, ElementsAction) -> StackMistake?
  /// Pending while an element has to be popped after the parent has run.
  @usableFromInline let dismissed: DismissedElement<Elements.ElementID>
  /// Pops the stored element. Returns whether the stack has changed.
  @usableFromInline let end: (inout Elements) -> Bool
  /// Returns the action that pops an element.
  @usableFromInline let popFrom: (Elements.ElementID) -> ElementsAction?
}

/// The element to remove after all reducers have run. An element that was missing before the action is not removed.
@usableFromInline
final class DismissedElement<ID>: PendingDismissal {
  // For the same reason as the flag of the superclass.
  @exclusivity(unchecked) @usableFromInline private(set) var id: ID?

  @usableFromInline
  func note(_ id: ID) {
    self.id = id
    isPending = true
  }
}

/// A mistake in a stack action.
@usableFromInline
enum StackMistake {
  case popOfMissing(StackElementID)
  case pushOfPresent(StackElementID)
  case pushFromTheFuture(StackElementID, next: StackElementID)
}

extension ElementCollection {
  /// Internal to the library.
  // Nil: a collection that is not a stack has no stack operations.
  @inlinable
  public static func _$stackOperations<ElementsAction>(for: ElementsAction.Type) -> _StackOperations<
    Self, ElementsAction
  >? { nil }
}
