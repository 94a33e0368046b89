import Foundation
import Testing

@testable import HeadgateLint

struct DeepStackTests {
  private struct Failure: Error, Equatable {}

  /// Uses at least a kilobyte of the stack for each level.
  private func depth(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { _ in levels == 0 ? 0 : depth(levels - 1) + 1 }
  }

  @Test func workHasADeepStack() {
    #expect(DeepStack.run { depth(100_000) } == 100_000)
  }

  @Test func anErrorReachesTheCaller() {
    #expect(throws: Failure()) { try DeepStack.run { () throws(Failure) in throw Failure() } }
  }

  @Test func workInsideOfWorkStaysOnItsThread() {
    let threads = DeepStack.run { [Thread.current, DeepStack.run { Thread.current }] }
    #expect(threads[0] === threads[1])
    #expect(threads[0] !== Thread.current)
  }

  /// A run over many files must not start a thread for each.
  @Test func threadsAreUsedAgain() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { #expect(DeepStack.run { depth(10) } == 10) }
      }
    }
    #expect(DeepStack.idleCount <= 2 * ProcessInfo.processInfo.activeProcessorCount + 8)
  }

  @Test func withoutSpaceForAStackThereIsNoWorker() {
    #expect(DeepWorker(stackSize: .max / 2) == nil)
  }
}
