/// Who sleeps until when on a test clock: decides who wakes next, and wakes nobody itself.
struct SleeperQueue<Offset: DurationProtocol, Waker> {
  struct Sleeper {
    var id: UInt64
    var deadline: Offset
    var waker: Waker
  }

  private(set) var now: Offset
  /// In the order of waking: by deadline, and first in, first out at the same one.
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

  /// Complexity: O(*n*) in the number of sleepers that wake later.
  mutating func insert(_ sleeper: Sleeper) {
    let index = sleepers.lastIndex { $0.deadline <= sleeper.deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(sleeper, at: index)
  }

  mutating func remove(id: UInt64) -> Waker? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    return sleepers.remove(at: index).waker
  }

  /// Moves the time to the next deadline up to `limit` and gives who wakes there; nil: nobody is left, and the time is
  /// at the limit. The time never moves back.
  mutating func wakeNext(upTo limit: Offset) -> Waker? {
    guard let first = sleepers.first, first.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, first.deadline)
    return sleepers.removeFirst().waker
  }
}
