/// An action that waits to be reduced.
@usableFromInline
package struct QueuedAction<Action> {
  package var action: Action
  package var origin: ActionOrigin
  /// The operation that sends it, or the id or sequence that the send stands in.
  package var job: Job<Action>?
  /// The place of the effect that sends it.
  package var place: Place<Action>?
  package var location: SourceLocation
}
