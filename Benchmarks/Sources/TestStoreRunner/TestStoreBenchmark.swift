import BenchmarkMeasure
import Foundation

/// `test-store-benchmark` measures. `allocations` prints the name and the allocations per operation. `names` prints the
/// names. `repeat NAME COUNT` repeats the scenario, to count instructions from outside.
@main
struct TestStoreBenchmark {
  private static let name = "i-test-store"

  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      await measureTestSteps().show(name)
    case "allocations":
      print(name, String(format: "%.2f", await measureTestSteps().allocations))
    case "names":
      print(name)
    case "repeat" where arguments.count == 3:
      await repeatTestSteps(Int(arguments[2]) ?? 0)
    default:
      print("usage: test-store-benchmark [allocations | names | repeat NAME COUNT]")
      exit(2)
    }
  }
}
