/// Whether a deferred part of a resolved reducer must run. The operator's first part sets it for the same action, and
/// the deferred part always resets it.
///
/// An action that dismisses nothing therefore costs one check of a flag per presentation.
@usableFromInline
class PendingDismissal {
  // An operator runs one action at a time, so accesses to the flag never overlap.
  @exclusivity(unchecked) @usableFromInline final var isPending = false

  @usableFromInline
  init() {}
}
