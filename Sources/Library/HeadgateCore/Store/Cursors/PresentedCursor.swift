/// The cursor of a presented child, which can dismiss the child.
final class PresentedCursor<ParentState, ParentAction, State, Action>:
  FallibleCursor<ParentState, ParentAction, State, Action>
{
  /// Sends the dismissal to the parent.
  var dismissal: () -> Void = {}

  override func dismiss() -> Bool {
    dismissal()
    return true
  }
}
