import HeadgateCore

/// Counts the actions that follow one another without suspension, and notices when they never end.
struct RunawayActionCount {
  private var actions = 0
  private var limit = Int.max

  /// Counts an action; true for the one that is over the limit.
  ///
  /// - Parameter currentLimit: The limit, asked for where a chain has become long.
  mutating func isOverLimit(_ currentLimit: @autoclosure () -> Int) -> Bool {
    actions += 1
    if actions == RunawayActionDetector.countedSilently { limit = max(currentLimit(), actions + 1) }
    return actions == limit
  }

  /// The queue is empty: what comes next is another chain.
  mutating func end() {
    actions = 0
    limit = .max
  }
}
