internal import CustomDump
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport

extension Replay {
  /// Replays the whole session from its start, and compares each state that was recorded.
  ///
  /// - Parameter progress: Is called with the number of each replayed action.
  /// - Returns: The first difference; nil if all states are equal.
  public func check(progress: (UInt64) -> Void = { _ in }) throws(ReplayError) -> ReplayDivergence? {
    try restore(atOrBefore: first)
    guard let actions else {
      noteBeginning()
      compared = ComparedStates()
      return nil
    }
    return try check(actions, progress: progress)
  }

  /// Replays a part of the session, and compares each state that was recorded. Goes on to the next recorded state, if the one after the
  /// last action was not recorded.
  package func check(_ part: ClosedRange<UInt64>) throws(ReplayError) -> ReplayDivergence? {
    guard let actions, let end = try lastCompared(of: part), actions.contains(end) else { return nil }
    try go(to: part.lowerBound - 1)
    return try check(part.lowerBound...end, progress: { _ in })
  }

  /// The number to which a check of some actions replays; nil if no state was recorded.
  private func lastCompared(of part: ClosedRange<UInt64>) throws(ReplayError) -> UInt64? {
    let last = part.upperBound
    if try comparesDigests(),
      try Self.reading({ () throws(RecordingError) in try recording.digest(after: last) }) != nil
    {
      return last
    }
    let numbers = try Self.reading { () throws(RecordingError) in try recording.snapshotNumbers() }
    return numbers.first { $0 >= last } ?? numbers.last { $0 >= part.lowerBound }
  }

  /// A digest knows the dump of a state before its migration only.
  private func comparesDigests() throws(ReplayError) -> Bool {
    guard !migrations.contains(where: \.changesStates) else { return false }
    return try Self.reading { () throws(RecordingError) in try recording.hasDigests() }
  }

  /// Replays the actions after the current one, and compares each state that was recorded.
  private func check(
    _ actions: ClosedRange<UInt64>,
    progress: (UInt64) -> Void
  ) throws(ReplayError) -> ReplayDivergence? {
    noteBeginning()
    compared = ComparedStates()
    let snapshots = Set(try Self.reading { () throws(RecordingError) in try recording.snapshotNumbers() })
    let isChecked = try comparesDigests()
    var lastEqual = actions.lowerBound - 1
    for number in actions {
      guard let action = try self.action(number) else { throw .noAction(number) }
      var changes = try reduce(action)[...]
      var divergence = isChecked ? try compareDigest(action, &changes) : nil
      if divergence == nil, snapshots.contains(number) {
        divergence = try compareSnapshot(action, &changes, lastEqual: lastEqual)
        lastEqual = number
      }
      for change in changes { apply(change) }
      finish(action)
      progress(number)
      if let divergence { return divergence }
    }
    return nil
  }

  /// Compares the state with one that was recorded at a time, after the changes from outside until then.
  ///
  /// A change on another thread is noted a little later than it is made, so a recorded state may contain it already. So the state is
  /// compared again after each of the other changes, and one of the comparisons must find no difference.
  private func difference<Difference, Failure: Error>(
    _ changes: inout ArraySlice<RecordedSharedChange>,
    at time: Int64,
    _ compare: () throws(Failure) -> Difference?
  ) throws(Failure) -> Difference? {
    while let change = changes.first, change.time <= time {
      apply(change)
      changes.removeFirst()
    }
    let first = try compare()
    var last = first
    while last != nil, let change = changes.popFirst() {
      apply(change)
      last = try compare()
    }
    return last == nil ? nil : first
  }

  private func compareDigest(
    _ action: RecordedAction,
    _ changes: inout ArraySlice<RecordedSharedChange>
  ) throws(ReplayError) -> ReplayDivergence? {
    let number = action.number
    guard let digest = try Self.reading({ () throws(RecordingError) in try recording.digest(after: number) }) else {
      return nil
    }
    compared.add(after: number, isDigest: true)
    let different = difference(&changes, at: action.end) {
      let dump = stateDump()
      return digest.value == DumpLines.digest(of: dump) ? nil : dump
    }
    guard let different else { return nil }
    // All differences before it are read: once, and not for each comparison.
    let recorded = try Self.reading { () throws(RecordingError) in try recording.dump(after: number) }
    return divergence(number...number, action, recorded ?? "", different)
  }

  private func compareSnapshot(
    _ action: RecordedAction,
    _ changes: inout ArraySlice<RecordedSharedChange>,
    lastEqual: UInt64
  ) throws(ReplayError) -> ReplayDivergence? {
    let number = action.number
    guard let snapshot = try Self.reading({ () throws(RecordingError) in try recording.snapshot(atOrBefore: number) }),
      snapshot.coding == .json
    else { return nil }
    compared.add(after: number, isDigest: false)
    return try difference(&changes, at: snapshot.time) { () throws(ReplayError) in
      try compare(snapshot, action, lastEqual: lastEqual)
    }
  }

  private func compare(
    _ snapshot: RecordedSnapshot,
    _ action: RecordedAction,
    lastEqual: UInt64
  ) throws(ReplayError) -> ReplayDivergence? {
    // Most states have one text. Those with sets and shared values are compared as values.
    if let text = try? encoder.json(core.readState({ $0 })) {
      if text == snapshot.state { return nil }
      // A dump shows an object in two places as one, and the recorded state has two.
      if mayHaveObjects, let tree = try? JSONTree(parsing: text), tree == (try? JSONTree(parsing: snapshot.state)) {
        return nil
      }
    }
    // A decoder of its own: the shared values of the replay must keep their values.
    let context = DependencyValues.apart(in: .test)
    let apart = RecordingDecoder(shared: SharedRegistry.ofReplay(in: context.shared), dependencies: context)
    let recorded = try Self.state(snapshot, apart, migrations)
    let (left, right) = (BesideReductions.run { untracked { CoreMessages.dump(recorded) } }, stateDump())
    withExtendedLifetime(context) {}
    return left == right ? nil : divergence((lastEqual + 1)...action.number, action, left, right)
  }

  /// The dump of the current state.
  private func stateDump() -> String { BesideReductions.run { core.stateDump() } }

  private func divergence(
    _ numbers: ClosedRange<UInt64>,
    _ action: RecordedAction,
    _ recorded: String,
    _ replayed: String
  ) -> ReplayDivergence {
    ReplayDivergence(
      actions: numbers,
      action: action,
      difference: FoldedDifference(
        (diff(recorded, replayed) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      ).text,
      findings: findings.filter { numbers.contains($0.action) }
    )
  }
}
