import BenchmarkFeatures
import Foundation
import Headgate

/// `benchmarks small-stack`: depth and size on a stack of 512 KB. A stack that is too small ends the process.
enum SmallStack {
  static func run() async {
    // Once on a large stack: when the runtime meets a hundred nested generic types for the first time, it builds their
    // metadata in a recursion of its own, which features that are not generic do not have.
    for size in [64 * 1_024 * 1_024, 512 * 1_024] {
      let owner = SmallStackOwner(stackSize: size)
      let isSmall = size < 1_024 * 1_024
      for (claim, check) in await owner.check() where isSmall {
        let holds = check()
        print(holds ? "holds " : "FAILS ", claim, "on a stack of \(size / 1_024) KB")
        if !holds { exit(1) }
      }
    }
  }
}

private actor SmallStackOwner {
  private nonisolated let executor: ThreadExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(stackSize: Int) {
    executor = ThreadExecutor(stackSize: stackSize)
  }

  /// What is claimed, and how to see that it holds: to look into a state a hundred deep takes a large stack by itself.
  func check() -> [(String, @Sendable () -> Bool)] {
    let isRightThread = Thread.current.stackSize == executor.stackSize
    let deep = ActorStore(initialState: Depth100.makeState()) { Depth100.make() }
    for _ in 0..<3 { deep.send(Depth100.leafAction()) }
    let inline = ActorStore(initialState: InlineDepth100.makeState()) { InlineDepth100.make() }
    for _ in 0..<3 { inline.send(InlineDepth100.leafAction()) }
    let large = ActorStore(initialState: LargeParent.State()) { LargeParent() }
    large.send(.present)
    for _ in 0..<3 { large.send(.child(.tapped)) }
    let count = large.withState { $0.child?.count }
    large.send(.dismiss)
    let presented = ActorStore(initialState: PresentedDepth100.makeState()) { PresentedDepth100.make() }
    for _ in 0..<3 { presented.send(PresentedDepth100.leafAction()) }
    let sixteen = ActorStore(initialState: LargeDepth16.State()) { LargeDepth16() }
    for action in LargeDepth16.openingActions() { sixteen.send(action) }
    for _ in 0..<3 { sixteen.send(LargeDepth16.leafAction()) }
    let chain = ActorStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    chain.send(1_000_000)
    let deepState = deep.withState { Kept($0) }
    let inlineState = inline.withState { Kept($0) }
    let presentedState = presented.withState { Kept($0) }
    let sixteenState = sixteen.withState { Kept($0) }
    let length = chain.withState { $0 }
    return [
      ("the thread is the one that was asked for", { isRightThread }),
      ("a hundred features in one another", { Depth100.leafCount(deepState.value) == 3 }),
      ("the same with actions inline in one another", { InlineDepth100.leafCount(inlineState.value) == 3 }),
      ("a state of \(MemoryLayout<Large.State>.size) bytes, presented", { count == 3 }),
      ("a hundred features presented in one another", { PresentedDepth100.leafCount(presentedState.value) == 3 }),
      (
        "sixteen features of 64 KB presented in one another",
        {
          var state = sixteenState.value
          return LargeDepth16.leafCount(&state) == 3
        }
      ),
      (
        "what is presented takes no room in the state: \(MemoryLayout<PresentedDepth100.State>.size) bytes at any depth",
        { MemoryLayout<PresentedDepth100.State>.size == MemoryLayout<PresentedDepth10.State>.size }
      ),
      ("a chain of a million actions", { length == 1_000_001 }),
    ]
  }
}

/// A state in memory of its own.
private final class Kept<Value>: @unchecked Sendable {
  // Sendable: a constant, made on one thread and looked at on another afterwards.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs the jobs of an actor on a thread of its own.
private final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  // Sendable: `jobs` is touched with the condition locked only.
  let stackSize: Int
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  init(stackSize: Int) {
    self.stackSize = stackSize
    // The thread lives as long as the process, and keeps the executor.
    let thread = Thread { [self] in
      while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
    }
    thread.stackSize = stackSize
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }
}
