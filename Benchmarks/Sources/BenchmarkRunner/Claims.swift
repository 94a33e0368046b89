import CAllocations
import Foundation

/// What must hold, printed as it is found.
struct Claims {
  private(set) var failures = 0

  mutating func expect(_ condition: Bool, _ claim: String) {
    print(condition ? "holds " : "FAILS ", claim)
    if !condition { failures += 1 }
  }

  /// Expects that no more is alive than before.
  mutating func expectBack(to before: UInt64) async {
    await Self.settled()
    let after = allocations_live()
    let ratio = Double(after) / Double(max(before, 1))
    expect(
      abs(ratio - 1) <= 0.1,
      String(format: "memory is back: %llu blocks, %llu before (%.3f)", after, before, ratio)
    )
  }

  /// Tasks let go of their last memory a little after they were waited for.
  static func settled() async {
    try? await Task.sleep(for: .seconds(1))
  }
}
