/// The current interval of a throttled id. Accessed only on the actor of its store.
package final class ThrottleWindow {
  let throttle: Throttle
  /// The number of the operation that measures the interval.
  package let timer: UInt64
  /// The effect that starts when the interval ends.
  package var waiting: Job?

  init(_ throttle: Throttle, timer: UInt64) {
    self.throttle = throttle
    self.timer = timer
  }
}
