import BenchmarkMeasure
import Foundation

/// `recorder-benchmark` measures what a recorder costs on the actor of its store and beside it, and how long seeks and questions take.
/// `questions` measures the questions only, and keeps the session in a folder.
/// `allocations` prints the name and the allocations per operation of each scenario. `names` prints the names. `prepare` makes the
/// sessions that scenarios ask about, and `repeat NAME COUNT` repeats a scenario, to count instructions from outside. `soak`
/// records while many threads do something.
@main
struct RecorderBenchmark {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      try RecorderFigures.show()
      try QuestionFigures.show()
    case "questions":
      try QuestionFigures.show(in: arguments.dropFirst().first.map { URL(filePath: $0) })
    case "allocations":
      for scenario in RecorderScenario.allCases {
        print(scenario.rawValue, String(format: "%.2f", try scenario.measure().allocations))
      }
      try QuestionScenario.withSessions { folder in
        for scenario in QuestionScenario.allCases {
          print(scenario.rawValue, String(format: "%.2f", try scenario.measure(in: folder).allocations))
        }
      }
    case "names":
      for name in RecorderScenario.allCases.map(\.rawValue) + QuestionScenario.allCases.map(\.rawValue) { print(name) }
    case "prepare":
      try QuestionScenario.withSessions { folder in
        for scenario in QuestionScenario.allCases { try scenario.repeatOperation(1, in: folder) }
      }
    case "repeat" where arguments.count == 3:
      let count = Int(arguments[2]) ?? 0
      if let scenario = RecorderScenario(rawValue: arguments[1]) { return try scenario.repeatActions(count) }
      guard let scenario = QuestionScenario(rawValue: arguments[1]) else { exit(2) }
      try QuestionScenario.withSessions { try scenario.repeatOperation(count, in: $0) }
    case "soak":
      guard try await RecorderSoak.run() else { exit(1) }
      print("soak: each recording is complete and replays")
    default:
      print("usage: recorder-benchmark [questions [FOLDER] | allocations | names | prepare | repeat NAME COUNT | soak]")
      exit(2)
    }
  }
}
