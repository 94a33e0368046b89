internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateShared

extension Replay {
  /// Notes the recorded states that have one object in two places. A replay that begins with one would have two objects.
  func noteSameObjects(_ info: [String: String]) {
    // A replay of each state runs no reducer.
    guard !hasEveryState else { return }
    undecodable.formUnion(RecordingInfo.sameObjects(in: info).keys)
  }

  /// Goes back to the last kept state that is not after an action.
  func restore(atOrBefore number: UInt64) throws(ReplayError) {
    let shared = registry.moment()
    while let checkpoint = checkpoints.last(atOrBefore: number) {
      registry.restore(checkpoint.shared)
      do throws(ReplayError) {
        core.restore(try state(checkpoint.state, after: checkpoint.action), after: checkpoint.action)
        position = checkpoint.action
        readChanges = checkpoint.readChanges
        return
      } catch {
        // Types can encode a state that they refuse to decode. The replay computes it from an earlier one.
        registry.restore(shared)
        guard checkpoint.action > first else { throw error }
        checkpoints.remove(at: checkpoint.action)
      }
    }
    throw .noAction(number)
  }

  /// Goes to a later state that is known, if it is nearer than the current one.
  func jump(towards number: UInt64) throws(ReplayError) {
    if let checkpoint = checkpoints.last(atOrBefore: number), checkpoint.action > position {
      try restore(atOrBefore: number)
    }
    guard number > position + (hasEveryState ? 0 : checkpointInterval) else { return }
    if try takeState(after: position, through: number) { keepCheckpoint() }
  }

  /// Goes to the last recorded state in a part of the session. Returns false if there is none.
  func takeState(after number: UInt64, through last: UInt64) throws(ReplayError) -> Bool {
    // A recorded state knows nothing of skipped actions.
    guard skipped.isEmpty else { return false }
    while let snapshot = try Self.reading({ () throws(RecordingError) in try decodableSnapshot(atOrBefore: last) }),
      snapshot.action > number, snapshot.coding == .json, !SharedCoding.containsPart(snapshot.state)
    {
      let shared = registry.moment()
      do throws(ReplayError) {
        core.restore(try Self.state(snapshot, decoder, migrations), after: snapshot.action)
      } catch {
        // Types can encode a state that they refuse to decode. The replay computes it from an earlier one, unless each state was recorded
        // because the reducers cannot.
        registry.restore(shared)
        guard !hasEveryState else { throw error }
        undecodable.insert(snapshot.action)
        continue
      }
      position = snapshot.action
      try applyChanges(since: snapshot)
      return true
    }
    return false
  }

  /// The last recorded state at or before an action that was not refused yet.
  private func decodableSnapshot(atOrBefore last: UInt64) throws(RecordingError) -> RecordedSnapshot? {
    guard !undecodable.isEmpty else { return try recording.snapshot(atOrBefore: last) }
    // The texts of refused states are not read again.
    guard let number = try recording.snapshotNumbers().last(where: { $0 <= last && !undecodable.contains($0) }) else {
      return nil
    }
    return try recording.snapshot(atOrBefore: number)
  }

  /// Keeps the current state, if it is after all kept ones.
  func keepCheckpoint() {
    guard checkpoints.accepts(position), let state = keptState() else { return }
    checkpoints.append(
      Checkpoints.Checkpoint(action: position, state: state, shared: registry.moment(), readChanges: readChanges)
    )
  }

  /// The current state, as it is kept; nil for one that may contain objects, and has one object twice or a part of a shared value, which no
  /// text can give back. Going back starts before such a state. The first state has no part: the recorded one became a separate value.
  private func keptState() -> Checkpoints<State>.Kept? {
    let state = core.readState { $0 }
    guard mayHaveObjects else { return .value(state) }
    if let text = try? copyEncoder.json(state), !SharedCoding.containsPart(text), SameObject.find(in: state) == nil {
      return .text(text)
    }
    return position == first ? .value(state) : nil
  }

  func state(_ kept: Checkpoints<State>.Kept, after number: UInt64) throws(ReplayError) -> State {
    switch kept {
    case .value(let state): return state
    case .text(let text):
      let snapshot = RecordedSnapshot(action: number, time: 0, coding: .json, state: text)
      // The shared values in the text are those of the replay.
      return try registry.keepingValues {
        Result { () throws(ReplayError) in try Self.state(snapshot, decoder) }
      }.get()
    }
  }
}
