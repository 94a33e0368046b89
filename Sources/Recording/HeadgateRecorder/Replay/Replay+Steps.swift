internal import HeadgateCore
internal import HeadgateDependenciesRuntime
package import HeadgateRecordings
internal import HeadgateShared
package import HeadgateSupport

extension Replay {
  /// Goes to the state after an action. The error for another number has the numbers that there are.
  package func visit(_ number: UInt64) throws {
    do {
      try go(to: number)
    } catch ReplayError.noAction(number) {
      throw UnknownAction(number: number, available: actions)
    }
  }

  /// Replays the next action in two parts: its reducers, and the changes by other code that follow them.
  ///
  /// - Parameter reduced: Is called between the parts, with the changes of shared values by the reducers. It is not called for an action
  ///   that is left out: only the changes by other code happen then.
  /// - Returns: The changes by other code that change a value of the replay.
  package func next(
    reduced: (RecordedAction, [SharedChange]) throws -> Void
  ) throws -> [RecordedSharedChange] {
    guard let action = try action(position + 1) else { throw UnknownAction(number: position + 1, available: actions) }
    let receiver = ChangeCollector()
    core.dependencies.shared.add(receiver)
    let following: [RecordedSharedChange]
    do {
      defer { core.dependencies.shared.remove(ObjectIdentifier(receiver)) }
      following = try reduce(action)
    }
    if !isSkipped(action.number) { try reduced(action, receiver.changes) }
    let applied = following.filter { apply($0) }
    finish(action)
    return applied
  }

  /// An object that is in two places of the current state; nil if there is none, or if no state can have one that changes.
  func sameObject() -> SameObject? { mayHaveObjects ? core.readState { SameObject.find(in: $0) } : nil }

  /// The recorded action as a value.
  package func value(of recorded: RecordedAction) throws(ReplayError) -> Action {
    let result = registry.keepingValues {
      Result { () throws(ReplayError) in try Self.action(recorded, decoder, migrations) }
    }
    return try result.get()
  }

  /// The JSON of a value of this replay, with sorted sets, and with the numbers that its shared values have in the recording; nil if it
  /// cannot be encoded.
  package func json(of value: any Encodable) -> String? {
    (try? encoder.json(value)).map { SortedJSON.text($0, of: value) }
  }

  /// The number that a shared value of this replay has in the recording.
  package func recordedNumber(of reference: UInt64) -> UInt64 { registry.recordedNumber(of: reference) }
}

/// Collects the changes of shared values by the reducers of one action: the first old value and the last new value of each.
private final class ChangeCollector: SharedChangeReceiver {
  private struct Contents: @unchecked Sendable {
    // Sendable: the values are those of the replay, which one thread uses.
    var changes: [SharedChange] = []
  }
  private let contents = Locked(Contents())

  var changes: [SharedChange] { contents.withLock { $0 }.changes }

  func sharedValueChanged(_ change: SharedChange) {
    contents.withLock { contents in
      guard let index = contents.changes.firstIndex(where: { $0.reference == change.reference }) else {
        return contents.changes.append(change)
      }
      contents.changes[index] = SharedChange(
        reference: change.reference,
        name: change.name,
        type: change.type,
        old: contents.changes[index].old,
        new: change.new
      )
    }
  }
}
