public import HeadgateRecordings

extension Replay {
  /// Replays the next action, and returns it; nil at the end.
  @discardableResult
  public func next() throws(ReplayError) -> RecordedAction? {
    guard let actions, position < actions.upperBound else { return nil }
    guard let action = try action(position + 1) else { throw .noAction(position + 1) }
    try replay(action)
    return action
  }

  /// Goes to the state after an action, forwards or backwards.
  ///
  /// Starts at the nearest state that is known, so the time depends on the distance to it, and not on the length of the session.
  ///
  /// - Throws: ``ReplayError/noAction(_:)`` for a number that is not in the recording.
  public func go(to number: UInt64) throws(ReplayError) {
    try begin(towards: number)
    while position < number {
      guard let action = try action(position + 1, before: number) else { throw .noAction(position + 1) }
      try replay(action)
    }
  }

  /// Goes to the nearest known state before the one after an action. `advance` does the rest.
  package func begin(towards number: UInt64) throws(ReplayError) {
    guard number == first || actions?.contains(number) == true else { throw .noAction(number) }
    noteBeginning()
    if number < position { try restore(atOrBefore: number) }
    try jump(towards: number)
  }

  /// Replays actions until a moment. Returns whether the state after an action is reached.
  ///
  /// For callers whose actor must do other things between two calls.
  package func advance(towards number: UInt64, until end: ContinuousClock.Instant) throws(ReplayError) -> Bool {
    while position < number {
      guard ContinuousClock.now < end else { return false }
      guard let action = try action(position + 1, before: number) else { throw .noAction(position + 1) }
      try replay(action)
    }
    return true
  }
}
