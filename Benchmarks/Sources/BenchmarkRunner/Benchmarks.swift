import BenchmarkMeasure
import Foundation

/// `benchmarks` measures all scenarios. `benchmarks allocations` prints the name and the allocations per operation.
/// `benchmarks repeat NAME COUNT` repeats one scenario, to count instructions from outside. `benchmarks hops` compares an
/// effect on the main actor with a plain hop there and back. `benchmarks small-stack` and `benchmarks soak` check limits of
/// depth, size and number.
@main
struct Benchmarks {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      // Synchronous scenarios are first: after the main function has suspended, the main actor may run on another thread.
      await measureAll()
    case "allocations":
      await printAllocations()
    case "repeat" where arguments.count == 3 && arguments[1] == "f-effect-on-actor":
      await EffectActor().repeatEffects(Int(arguments[2]) ?? 0)
    case "repeat" where arguments.count == 3:
      repeatScenario(arguments[1], count: Int(arguments[2]) ?? 0)
    case "soak":
      await Soak.run()
    case "hops":
      await compareHops()
    case "small-stack":
      await SmallStack.run()
    case "names":
      for scenario in scenarios { print(scenario.name) }
      print("f-effect-on-actor")
    default:
      print("usage: benchmarks [allocations | hops | names | repeat NAME COUNT | small-stack | soak]")
      exit(2)
    }
  }

  @MainActor
  private static func measureAll() async {
    for scenario in scenarios { show(scenario.name, measure(scenario.iterations, scenario.prepare())) }
    let (onActor, onActorHop) = await EffectActor().measureEffects()
    show("f-effect-on-actor", onActor)
    show("f-bare-hop-on-actor", onActorHop)
    await compareHops()
  }

  @MainActor
  private static func compareHops() async {
    let comparison = await compareMainActorEffects()
    show("f-effect-on-main-actor", comparison.first)
    show("f-bare-hop", comparison.second)
    print("f on the main actor, in bare hops:", comparison.summary)
  }

  @MainActor
  private static func printAllocations() async {
    for scenario in scenarios {
      let cost = measure(min(scenario.iterations, 20_000), scenario.prepare())
      print(scenario.name, String(format: "%.2f", cost.allocations))
    }
    print("f-effect-on-actor", String(format: "%.2f", await EffectActor().measureEffects().effect.allocations))
  }

  @MainActor
  private static func repeatScenario(_ name: String, count: Int) {
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      print("no scenario is called \(name)")
      exit(2)
    }
    let operation = scenario.prepare()
    for index in 0..<count { operation(index) }
  }

  private static func show(_ name: String, _ cost: Cost) { cost.show(name) }
}
