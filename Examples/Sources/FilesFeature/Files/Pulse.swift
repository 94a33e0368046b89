/// Limits progress reports: the first one immediately, then about a dozen per second.
nonisolated struct Pulse {
  private var last: ContinuousClock.Instant?

  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < .milliseconds(80) { return false }
    last = now
    return true
  }
}
