import HeadgateSupport

/// The values of shared state that the test has asserted, and the newest ones.
final class SharedLedger: SharedChangeReceiver {
  typealias Values = [UInt64: Any]

  private struct Contents: @unchecked Sendable {
    // Sendable: the values are compared and dumped by the test, and not changed.
    /// The asserted values of the references that changed since the test store was made.
    var asserted: Values = [:]
    var latest: Values = [:]
    var names: [UInt64: String] = [:]
    var isInStep = false
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

  /// Records a change. One that is made while no step is in progress is the test's own, and needs no assertion.
  func sharedValueChanged(_ change: SharedChange) {
    contents.withLock { contents in
      let reference = change.reference
      contents.names[reference] = change.name
      contents.latest[reference] = change.new
      if !contents.isInStep {
        contents.asserted[reference] = change.new
      } else if contents.asserted[reference] == nil {
        contents.asserted[reference] = change.old
      }
    }
  }

  func beginStep() { contents.withLock { $0.isInStep = true } }
  func endStep() { contents.withLock { $0.isInStep = false } }

  /// The newest values of the references that changed.
  var latest: Values { contents.withLock { Handed(values: $0.latest) }.values }

  /// Records that the test has asserted these values.
  func assert(_ values: Values) {
    let handed = Handed(values: values)
    contents.withLock { $0.asserted.merge(handed.values) { _, new in new } }
  }

  /// The asserted values.
  func asserted() -> SharedSnapshot { after([:]) }

  /// The asserted values, with newer ones.
  func after(_ values: Values) -> SharedSnapshot {
    let asserted = contents.withLock { Handed(values: $0.asserted) }.values
    return SharedSnapshot(asserted.merging(values) { _, new in new })
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

  /// Values that leave the lock.
  private struct Handed: @unchecked Sendable {
    // Sendable: see `Contents`.
    let values: Values
  }
}
