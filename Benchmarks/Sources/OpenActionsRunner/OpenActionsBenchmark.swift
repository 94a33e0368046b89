import BenchmarkMeasure
import CAllocations
import HeadgateUDF

/// `open-actions-benchmark` measures. `allocations` prints the name and the allocations per operation. `names` prints the names.
/// `repeat NAME COUNT` repeats one scenario, to count instructions from outside. `soak` checks claims for large numbers.
@main
struct OpenActionsBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      for name in OpenActionsScenarios.names + OpenActionsScenarios.floors { measured(name).show(name) }
    case "allocations":
      for name in OpenActionsScenarios.names { print(name, String(format: "%.2f", measured(name).allocations)) }
    case "names":
      for name in OpenActionsScenarios.names { print(name) }
    case "repeat" where arguments.count == 3:
      OpenActionsScenarios.repeating(arguments[1], Int(arguments[2]) ?? 0)
    case "soak":
      if !OpenActionsSoak.run() { exit(1) }
    default:
      print("usage: open-actions-benchmark [allocations | names | repeat NAME COUNT | soak]")
      exit(2)
    }
  }

  /// Returns the median of seven runs after a warm-up. Each run includes making the store, which is cheap in comparison.
  private static func measured(_ name: String) -> Cost {
    let count = ["u-dispatch", "u-dispatch-held", "u-floor-queue"].contains(name) ? 200_000 : 2_000
    OpenActionsScenarios.repeating(name, count)
    let costs = (0..<7).map { _ in
      let before = allocations_count()
      let time = ContinuousClock().measure { OpenActionsScenarios.repeating(name, count) }
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
