/// The sleepers of a test clock and their deadlines. It returns wakers; it does not call them.
struct SleeperQueue<Offset: DurationProtocol, Waker> {
  struct Sleeper {
    var id: UInt64
    var deadline: Offset
    var waker: Waker
  }

  private(set) var now: Offset
  /// In wake-up order: by deadline; sleepers with the same deadline are first in, first out.
  private var sleepers: [Sleeper] = []
  private var lastID: UInt64 = 0

  init(now: Offset) {
    self.now = now
  }

  var count: Int { sleepers.count }

  var wakers: [Waker] { sleepers.map(\.waker) }

  var nextDeadline: Offset? { sleepers.first?.deadline }

  mutating func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Complexity: O(*n*) in the number of sleepers with a later deadline.
  mutating func insert(_ sleeper: Sleeper) {
    let index = sleepers.lastIndex { $0.deadline <= sleeper.deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(sleeper, at: index)
  }

  mutating func remove(id: UInt64) -> Waker? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    return sleepers.remove(at: index).waker
  }

  /// Moves the time to the next deadline up to `limit` and returns the waker of that sleeper.
  ///
  /// Returns nil when no deadline is left; the time is then `limit`. The time never moves back.
  mutating func wakeNext(upTo limit: Offset) -> Waker? {
    guard let first = sleepers.first, first.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, first.deadline)
    return sleepers.removeFirst().waker
  }
}
