import BenchmarkFeatures
import BenchmarkMeasure
import Headgate

/// Scenario f on the main actor: an action answered by `.run { await send }`, awaited. Compared with a task that hops there
/// and back.
@MainActor
func compareMainActorEffects() async -> Comparison {
  let store = Store(initialState: Flat.State()) { Flat() }
  let comparison = await compareAsync(
    rounds: 4_000,
    batch: 10,
    { await store.send(.effectStarted).finish() },
    { await Task.detached { await hop() }.value }
  )
  consume(store.count)
  return comparison
}

@MainActor
private func hop() {}

/// Scenario f on an actor. Compared with a task that hops there and back.
actor EffectActor {
  func measureEffects() async -> (effect: Cost, hop: Cost) {
    let store = ActorStore(initialState: Flat.State()) { Flat() }
    var effects: [Cost] = []
    var hops: [Cost] = []
    for _ in 0..<9 {
      effects.append(await measureAsync(5_000) { await store.send(.effectStarted).finish() })
      hops.append(await measureAsync(5_000) { await Task.detached { await self.hop() }.value })
    }
    consume(store.count)
    return (effects.median, hops.median)
  }

  func repeatEffects(_ count: Int) async {
    let store = ActorStore(initialState: Flat.State()) { Flat() }
    for _ in 0..<count { await store.send(.effectStarted).finish() }
    consume(store.count)
  }

  private func hop() {}
}
