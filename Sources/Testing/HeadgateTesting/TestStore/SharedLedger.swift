import HeadgateSupport

/// The values of shared state that the test has asserted, and the changes that it has not.
final class SharedLedger: SharedChangeReceiver {
  typealias Values = [UInt64: Any]
  /// The number of changes until a moment.
  typealias Moment = Int

  private struct Change {
    let reference: UInt64
    let old: Any
    let new: Any
    /// Whether the test made the change itself, between two steps.
    let isOfTest: Bool
  }

  private struct Contents: @unchecked Sendable {
    // Sendable: the values are compared and dumped by the test, and not changed.
    /// The asserted values of the references that changed.
    var asserted: Values = [:]
    /// The changes that are not asserted.
    var changes: [Change] = []
    /// The number of changes before them.
    var assertedCount = 0
    var names: [UInt64: String] = [:]
    var isInStep = false

    func changes(until moment: Moment) -> ArraySlice<Change> { changes.prefix(max(0, moment - assertedCount)) }
  }
  private let contents = Locked(Contents())
  private let context: SharedContext

  init(_ context: SharedContext) {
    self.context = context
    context.add(self)
  }

  deinit {
    context.remove(ObjectIdentifier(self))
  }

  /// Records a change. One that is made while no step is in progress is the test's own.
  func sharedValueChanged(_ change: SharedChange) {
    contents.withLock { contents in
      contents.names[change.reference] = change.name
      contents.changes.append(
        Change(
          reference: change.reference,
          old: change.old,
          new: change.new,
          isOfTest: !contents.isInStep
        )
      )
    }
  }

  func beginStep() { contents.withLock { $0.isInStep = true } }
  func endStep() { contents.withLock { $0.isInStep = false } }

  /// The moment after the last change.
  var now: Moment { contents.withLock { $0.assertedCount + $0.changes.count } }

  /// Records that the test has asserted the values of a moment.
  func assert(_ moment: Moment) {
    contents.withLock { contents in
      let changes = contents.changes(until: moment)
      for change in changes { contents.asserted[change.reference] = change.new }
      contents.assertedCount += changes.count
      contents.changes.removeFirst(changes.count)
    }
  }

  /// The values that the test expects at a moment: the asserted ones, with the test's own changes since.
  func asserted(_ moment: Moment) -> SharedSnapshot {
    let contents = contents.withLock { $0 }
    var values = contents.asserted
    for change in contents.changes(until: moment) {
      let expected = values[change.reference] ?? change.old
      // The test's own change does not hide a change that it has not asserted.
      let applies = change.isOfTest && isSame(expected, change.old)
      values[change.reference] = applies ? change.new : expected
    }
    return snapshot(values, contents)
  }

  /// The values at a moment.
  func after(_ moment: Moment) -> SharedSnapshot {
    let contents = contents.withLock { $0 }
    var values = contents.asserted
    for change in contents.changes(until: moment) { values[change.reference] = change.new }
    return snapshot(values, contents)
  }

  /// Adds the values that change for the first time after the moment, so that the present values are not read.
  private func snapshot(_ values: Values, _ contents: Contents) -> SharedSnapshot {
    let first = contents.changes.map { ($0.reference, $0.old) }
    return SharedSnapshot(values.merging(first) { known, _ in known })
  }

  private func isSame(_ left: Any, _ right: Any) -> Bool {
    AnyEquality.areEqual(left, right) || !(left is any Equatable)
  }

  /// Returns the values that differ between two moments.
  func differences(_ before: SharedSnapshot, _ after: SharedSnapshot) -> [TestingMessages.SharedDifference] {
    let names = contents.withLock { $0.names }
    return Set(before.values.keys).union(after.values.keys).sorted().compactMap { reference in
      // A value that is in one snapshot only was assigned by the closure of a step: it had another value before.
      guard let old = before.values[reference] ?? after.replaced[reference],
        let new = after.values[reference] ?? before.replaced[reference],
        !AnyEquality.areEqual(old, new)
      else { return nil }
      return (reference, names[reference] ?? "\(type(of: new))", old, new)
    }
  }
}
