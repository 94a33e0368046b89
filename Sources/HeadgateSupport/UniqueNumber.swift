internal import HeadgateSupportC

/// A number that was never given out before in this process; never 0.
@usableFromInline
package func uniqueNumber() -> UInt64 {
  headgate_next_number()
}
