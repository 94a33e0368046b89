import CAllocations
import Foundation

/// What must hold, printed as it is found.
struct Claims {
  private(set) var failures = 0

  mutating func expect(_ condition: Bool, _ claim: String) {
    print(condition ? "holds " : "FAILS ", claim)
    if !condition { failures += 1 }
  }

  /// Expects that no more is alive than before, but for a tenth of the few thousand blocks that the program has anyway.
  ///
  /// Less is no fault: a thread of the pool that has gone since took its own memory along.
  mutating func expectBack(to before: UInt64) async {
    await Self.settled()
    let after = allocations_live()
    let ratio = Double(after) / Double(max(before, 1))
    expect(
      ratio <= 1.1,
      String(format: "memory is back: %llu blocks, %llu before (%.3f)", after, before, ratio)
    )
  }

  /// Tasks let go of their last memory a little after they were waited for: until nothing is given back any more.
  static func settled() async {
    var last = UInt64.max
    var same = 0
    for _ in 0..<100 where same < 5 {
      try? await Task.sleep(for: .milliseconds(200))
      let live = allocations_live()
      same = live == last ? same + 1 : 0
      last = live
    }
  }
}
