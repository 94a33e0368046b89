internal import HeadgateSupport

/// Releases a value on its owner's actor.
///
/// A token may be cancelled on any thread, but its closure or observer is not Sendable. Releasing the last reference runs
/// deinitializers that access data of the actor.
final class OwnedRelease<Value>: @unchecked Sendable {
  // Sendable: `value` is set before the task that receives it starts, and accessed on the owner's actor only after that.
  private var value: Value?

  private init(_ value: Value) {
    self.value = value
  }

  /// Releases a value immediately if the caller is on the owner's actor, otherwise asynchronously on that actor.
  ///
  /// After the actor is deallocated, the value is released immediately, because no code of the actor can run any more.
  static func release(_ value: consuming Value, of owner: (any Actor)?, from isolation: (any Actor)?) {
    guard let owner, owner !== isolation, !runs(on: owner.unownedExecutor) else { return }
    let box = OwnedRelease(consume value)
    Task { await box.release(on: owner) }
  }

  private func release(on owner: isolated any Actor) {
    value = nil
  }
}
