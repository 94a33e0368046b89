import BenchmarkFeatures
import BenchmarkMeasure
import CAllocations
import Foundation
import Headgate

/// `benchmarks soak`: checks claims for large numbers, and that all memory is freed. Exits with 1 when a claim fails.
enum Soak {
  static func run() async {
    var claims = Claims()
    // Warms up threads, types and the memory that the runtime keeps.
    _ = await stores(10_000)
    _ = await producers(64, sends: 10_000)
    await Claims.settled()

    let before = allocations_live()
    let finished = await stores(10_000)
    claims.expect(finished == 10_000, "10,000 stores on 10,000 actors: \(finished) finished their effects")
    await claims.expectBack(to: before)

    let tally = await producers(64, sends: 100_000)
    claims.expect(tally.count == 6_400_000, "64 producers of 100,000 actions: \(tally.count) were reduced")
    claims.expect(tally.isInOrder, "each producer keeps its order")
    await claims.expectBack(to: before)

    await Galleries.soak(&claims)
    if claims.failures > 0 { exit(1) }
  }

  private static func stores(_ count: Int) async -> Int {
    let owners = (0..<count).map { _ in TallyOwner(producers: 1) }
    await withTaskGroup(of: Void.self) { group in
      for owner in owners { group.addTask { await owner.runEffects() } }
    }
    var finished = 0
    for owner in owners where await owner.state.count == 2 { finished += 1 }
    return finished
  }

  private static func producers(_ count: Int, sends: Int) async -> Tally.State {
    let owner = TallyOwner(producers: count)
    await withTaskGroup(of: Void.self) { group in
      for producer in 0..<count {
        group.addTask { for number in 0..<sends { await owner.send(.sent(producer: producer, number: number)) } }
      }
    }
    return await owner.state
  }
}

private actor TallyOwner {
  private lazy var store = ActorStore(
    initialState: Tally.State(producers: producers),
    reducer: { Tally() },
    isolation: self
  )
  private let producers: Int

  init(producers: Int) {
    self.producers = producers
  }

  var state: Tally.State { store.state }

  func send(_ action: Tally.Action) {
    store.send(action)
  }

  func runEffects() async {
    await store.send(.effectStarted).finish()
  }
}
