import Dispatch
internal import HeadgateSupport

/// Passes through the main actor one after another, until a job arrives or the limit is reached.
final class MainActorPasses: Sendable {
  private let limit: Int
  private let hasCome: @Sendable () -> Bool
  private let end: @Sendable () -> Void
  private let passed = Locked(0)

  init(upTo limit: Int, until hasCome: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void) {
    self.limit = limit
    self.hasCome = hasCome
    self.end = end
  }

  var count: Int { passed.withLock { $0 } }

  /// Counts a pass on the main actor and enqueues the next one.
  func next() {
    let count = passed.withLock { count in
      count += 1
      return count
    }
    if count >= limit || hasCome() { return end() }
    // This enqueues on the main actor at a fiftieth of the cost of a task.
    DispatchQueue.main.async { self.next() }
  }
}
