/// An open interval of a throttled id; touched on the actor of its store only.
package final class ThrottleWindow {
  let throttle: Throttle
  /// The number of the operation that measures the interval.
  package let timer: UInt64
  /// The effect that begins when the interval ends.
  package var waiting: Job?

  init(_ throttle: Throttle, timer: UInt64) {
    self.throttle = throttle
    self.timer = timer
  }
}
