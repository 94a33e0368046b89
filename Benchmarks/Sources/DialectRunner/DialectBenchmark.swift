import BenchmarkMeasure
import CAllocations
import HeadgateUDF

/// `dialect-benchmark` measures. `allocations` prints the name and the allocations per operation. `names` prints the names.
/// `repeat NAME COUNT` repeats one scenario, to count instructions from outside. `soak` checks claims for large numbers.
@main
struct DialectBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      for name in DialectScenarios.names + DialectScenarios.floors { measured(name).show(name) }
    case "allocations":
      for name in DialectScenarios.names { print(name, String(format: "%.2f", measured(name).allocations)) }
    case "names":
      for name in DialectScenarios.names { print(name) }
    case "repeat" where arguments.count == 3:
      DialectScenarios.repeating(arguments[1], Int(arguments[2]) ?? 0)
    case "soak":
      if !DialectSoak.run() { exit(1) }
    default:
      print("usage: dialect-benchmark [allocations | names | repeat NAME COUNT | soak]")
      exit(2)
    }
  }

  /// Returns the median of seven runs after a warm-up. Each run includes making the store, which is cheap in comparison.
  private static func measured(_ name: String) -> Cost {
    let count = ["u-dispatch", "u-dispatch-held", "u-floor-queue"].contains(name) ? 200_000 : 2_000
    DialectScenarios.repeating(name, count)
    let costs = (0..<7).map { _ in
      let before = allocations_count()
      let time = ContinuousClock().measure { DialectScenarios.repeating(name, count) }
      return Cost(
        nanoseconds: time.nanoseconds / Double(count),
        allocations: Double(allocations_count() - before) / Double(count)
      )
    }
    return Cost(
      nanoseconds: costs.map(\.nanoseconds).sorted()[3],
      allocations: costs.map(\.allocations).sorted()[3]
    )
  }
}
