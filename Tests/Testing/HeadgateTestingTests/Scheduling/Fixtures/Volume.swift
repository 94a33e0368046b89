import HeadgateSupport

/// How much a test of large numbers does: all of it the first time in a process, and a part when it is repeated there.
///
/// What large numbers bring to light, they bring to light at once; what a thousand repetitions do is in the others.
final class Volume: Sendable {
  private let isFirst = Locked(true)
  private let all: Int

  init(_ all: Int) {
    self.all = all
  }

  func next() -> Int {
    isFirst.withLock { isFirst in
      defer { isFirst = false }
      return isFirst ? all : min(all, 50)
    }
  }
}
