import HeadgateCore

/// Counts consecutive actions without suspension and detects an endless chain.
struct RunawayActionCount {
  private var actions = 0
  private var limit = Int.max

  /// Counts an action. Returns true for the first action over the limit.
  ///
  /// - Parameter currentLimit: The limit. It is evaluated only when the chain is long.
  mutating func isOverLimit(_ currentLimit: @autoclosure () -> Int) -> Bool {
    actions += 1
    if actions == RunawayActionDetector.countedSilently { limit = max(currentLimit(), actions + 1) }
    return actions == limit
  }

  /// Ends the chain: the queue is empty.
  mutating func end() {
    actions = 0
    limit = .max
  }
}
