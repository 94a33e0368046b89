internal import HeadgateSupportC

/// Returns a number that was never returned before in this process, and is never 0.
@usableFromInline
package func uniqueNumber() -> UInt64 {
  headgate_next_number()
}
