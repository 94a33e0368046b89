internal import HeadgateSupportC

/// The values that references had, or are expected to have, at one moment of a test.
///
/// All copies of a state share their references, so two states contain the same references. A test compares two moments
/// by two snapshots.
package final class SharedSnapshot {
  /// The values by the number of their reference.
  package private(set) var values: [UInt64: Any]
  /// The values before the changes that were made while the snapshot was in force.
  package private(set) var replaced: [UInt64: Any] = [:]

  package init(_ values: [UInt64: Any] = [:]) {
    self.values = values
  }

  package func set(_ value: Any, for reference: UInt64, replacing old: Any) {
    if replaced[reference] == nil { replaced[reference] = old }
    values[reference] = value
  }

  /// The snapshot that the calling thread reads and changes instead of the references.
  ///
  /// The object is alive: it is in the slot only while the call that stored it runs on this thread.
  package static var current: SharedSnapshot? {
    headgate_snapshot_get().map { Unmanaged<SharedSnapshot>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs a closure in which reads and changes of shared values use this snapshot.
  package func whileInForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = headgate_snapshot_get()
    headgate_snapshot_set(Unmanaged.passUnretained(self).toOpaque())
    defer {
      headgate_snapshot_set(outer)
      withExtendedLifetime(self) {}
    }
    return try body()
  }
}
