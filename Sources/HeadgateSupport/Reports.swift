internal import HeadgateSupportC

/// The texts that this package writes for developers: reports, differences, logs of changes.
///
/// The mirrors of gates and sealed actions show names only. In these texts they show everything: a failed test has to tell what an
/// action carries. Nobody outside of the package can ask for it.
package enum Reports {
  /// Whether mirrors show what boundaries hide.
  package static var isRevealing: Bool { headgate_reveals_get() }

  /// Runs a closure in which mirrors show what boundaries hide, on this thread only: what the closure starts elsewhere sees names.
  package static func revealing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = headgate_reveals_get()
    headgate_reveals_set(true)
    defer { headgate_reveals_set(outer) }
    return try body()
  }
}
