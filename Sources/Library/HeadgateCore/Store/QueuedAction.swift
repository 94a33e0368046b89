/// An action that waits to be reduced.
@usableFromInline
package struct QueuedAction {
  package var action: AnySentAction
  package var origin: ActionOrigin
  /// The operation that sends the action, or the sequence or cancellation group that contains the send.
  package var job: Job?
  /// The effect owner of the effect that sends the action.
  package var effectOwner: EffectOwner?
}
