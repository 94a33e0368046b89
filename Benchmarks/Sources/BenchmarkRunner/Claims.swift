import CAllocations
import Foundation

/// Checks claims and prints each result.
struct Claims {
  private(set) var failures = 0

  mutating func expect(_ condition: Bool, _ claim: String) {
    print(condition ? "holds " : "FAILS ", claim)
    if !condition { failures += 1 }
  }

  /// Expects that the number of live blocks is not larger than before, with a tolerance of a tenth of the few thousand
  /// blocks of the program.
  ///
  /// A smaller number is not an error: a thread of the pool that has ended frees its own memory.
  mutating func expectBack(to before: UInt64) async {
    await Self.settled()
    let after = allocations_live()
    let ratio = Double(after) / Double(max(before, 1))
    expect(
      ratio <= 1.1,
      String(format: "memory is back: %llu blocks, %llu before (%.3f)", after, before, ratio)
    )
  }

  /// Waits until no more memory is freed. Tasks free their last memory a little after they end.
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
