internal import HeadgateSupportC

/// Lets go of a value where it may be used, on its owner's actor.
///
/// A token may be cancelled on any thread, and what it ends, a closure or an observer, is not sendable: the last reference to it runs
/// deinitializers that touch what belongs to the actor.
final class OwnedRelease<Value>: @unchecked Sendable {
  // Sendable: `value` is set before the task that gets it starts, and touched on the actor of the owner only after that.
  private var value: Value?

  private init(_ value: Value) {
    self.value = value
  }

  /// Lets go of a value at once where the caller is on the owner's actor, otherwise there, soon.
  ///
  /// Once the actor has gone, nothing of it runs any more that the value could meet.
  static func release(_ value: consuming Value, of owner: (any Actor)?, from isolation: (any Actor)?) {
    guard let owner, owner !== isolation, !runs(on: owner) else { return }
    let box = OwnedRelease(consume value)
    Task { await box.release(on: owner) }
  }

  /// Whether the calling code runs on an actor. Only a yes is certain.
  private static func runs(on actor: any Actor) -> Bool {
    // An unowned executor consists of two words: the object, and its implementation.
    let words = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
    return headgate_runs_on(words.0, words.1)
  }

  private func release(on owner: isolated any Actor) {
    value = nil
  }
}
