import BenchmarkMeasure
import Foundation

/// `recorder-benchmark` measures what a recorder costs on the actor of its store and beside it, and how long a seek takes.
/// `allocations` prints the name and the allocations per action of each scenario. `names` prints the names. `repeat NAME COUNT`
/// repeats a scenario, to count instructions from outside. `soak` records while many threads do something.
@main
struct RecorderBenchmark {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      try RecorderFigures.show()
    case "allocations":
      for scenario in RecorderScenario.allCases {
        print(scenario.rawValue, String(format: "%.2f", try scenario.measure().allocations))
      }
    case "names":
      for scenario in RecorderScenario.allCases { print(scenario.rawValue) }
    case "repeat" where arguments.count == 3:
      guard let scenario = RecorderScenario(rawValue: arguments[1]) else { exit(2) }
      try scenario.repeatActions(Int(arguments[2]) ?? 0)
    case "soak":
      guard try await RecorderSoak.run() else { exit(1) }
      print("soak: each recording is complete and replays")
    default:
      print("usage: recorder-benchmark [allocations | names | repeat NAME COUNT | soak]")
      exit(2)
    }
  }
}
