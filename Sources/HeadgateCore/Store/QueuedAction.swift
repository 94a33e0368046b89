/// An action that waits to be reduced.
@usableFromInline
package struct QueuedAction {
  package var action: AnySentAction
  package var origin: ActionOrigin
  /// The operation that sends it, or the id or sequence that the send stands in.
  package var job: Job?
  /// The place of the effect that sends it.
  package var effectOwner: EffectOwner?
}
