import BenchmarkFeatures
import Foundation
import Headgate

/// `benchmarks small-stack`: checks depth and size on a stack of 512 KB. A stack overflow ends the process.
enum SmallStack {
  static func run() async {
    // The first round runs on a large stack: the runtime builds the metadata of a hundred nested generic types recursively.
    // Features that are not generic do not need that.
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

  /// Returns the claims with their checks. A check needs a large stack itself: it reads a state with a hundred levels.
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

/// A state in its own memory.
private final class Kept<Value>: @unchecked Sendable {
  // Sendable: a constant, made on one thread and read on another thread afterwards.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs the jobs of an actor on a dedicated thread.
private final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  // Sendable: `jobs` is accessed only with the condition locked.
  let stackSize: Int
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  init(stackSize: Int) {
    self.stackSize = stackSize
    // The thread lives as long as the process and retains the executor.
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
