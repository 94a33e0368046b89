/// Whether a part of a reducer that runs last has anything to do: set by the operator's first part, in the same action.
///
/// So that an action which dismisses nothing pays one look at a flag for each presentation that it goes through.
@usableFromInline
class PendingDismissal {
  // One action at a time reaches an operator, and the flag is not looked at while it is changed.
  @exclusivity(unchecked) @usableFromInline final var isPending = false

  @usableFromInline
  init() {}
}
