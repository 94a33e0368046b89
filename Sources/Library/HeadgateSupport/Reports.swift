internal import HeadgateSupportC

/// The texts that this package writes for developers: reports, differences, and logs of changes.
///
/// The mirrors of gates and sealed actions show names only. In these texts they show all values, because a failed test must
/// describe the values of an action. Code outside the package cannot enable this.
package enum Reports {
  /// Whether mirrors show the values that boundaries hide.
  package static var isRevealing: Bool { headgate_reveals_get() }

  /// Runs a closure in which mirrors show the values that boundaries hide. This affects only the calling thread.
  package static func revealing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = headgate_reveals_get()
    headgate_reveals_set(true)
    defer { headgate_reveals_set(outer) }
    return try body()
  }
}
