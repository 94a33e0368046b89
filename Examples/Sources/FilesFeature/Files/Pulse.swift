/// Says when it is time to tell how far something is: at once, then a dozen times a second.
struct Pulse {
  private var last: ContinuousClock.Instant?

  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < .milliseconds(80) { return false }
    last = now
    return true
  }
}
