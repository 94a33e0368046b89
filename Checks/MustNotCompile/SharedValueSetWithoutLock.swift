import Headgate

struct Screen {
  @Shared var count: Int
  @SharedReader var limit: Int
}

func change(_ screen: inout Screen) {
  screen.$count.withLock { $0 += 1 }
  #if WRONG
    screen.count = 2  // must say: A shared value is changed with its lock
    screen.limit = 2  // must say: 'limit' is a get-only property
  #endif
}

final class Box { var number = 0 }

struct Plain {
  @Shared var box: Box
  @Shared var count: Int
}

func hand(_ plain: Plain) {
  Task { [count = plain.$count] in count.withLock { $0 += 1 } }
  #if WRONG
    _ = plain.$box.number  // must say: type 'Box' does not conform to the 'Sendable' protocol
  #endif
}
