import HeadgateSupport

/// The shared values of the moments that a step compares.
struct SharedMoments {
  let before: SharedSnapshot
  /// The values that the closure of the step has assigned.
  let expected: SharedSnapshot
  let after: SharedSnapshot
  let ledger: SharedLedger

  /// Returns the texts of a report about two states, each read at its moment.
  func texts<State>(
    _ state: State,
    _ snapshot: SharedSnapshot,
    _ actual: State,
    suggestFrom start: State? = nil
  ) -> TestingMessages.StateTexts {
    let changes = ledger.differences(snapshot, after)
    return after.whileInForce {
      TestingMessages.StateTexts(
        difference: changes.isEmpty
          ? TestingMessages.difference(state, actual)
          : TestingMessages.difference(
            of: snapshot.whileInForce { TestingMessages.fullDump(state) },
            TestingMessages.fullDump(actual),
            changes
          ),
        suggestion: TestingMessages.suggestion(from: start ?? state, or: state, to: actual, changes)
      )
    }
  }
}
