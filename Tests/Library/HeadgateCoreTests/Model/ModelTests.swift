import Foundation
import Testing

struct ModelTests {
  /// How many programs, from which seed: more by `HEADGATE_MODEL_PROGRAMS`, others by `HEADGATE_MODEL_SEED`.
  private static let count = number("HEADGATE_MODEL_PROGRAMS") ?? 5_000
  private static let firstSeed = UInt64(number("HEADGATE_MODEL_SEED") ?? 1)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  // holds: MODEL-1, MODEL-13
  @Test func `random programs do on the machine what the specification says`() async {
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let report = await withTaskGroup(of: ModelReport.self) { group in
      for worker in 0..<workers {
        let seeds = stride(from: Self.firstSeed + UInt64(worker), to: Self.firstSeed + UInt64(Self.count), by: workers)
        group.addTask { await ModelReport(seeds: seeds) }
      }
      return await group.reduce(into: ModelReport()) { $0.add($1) }
    }
    print("Model test, seeds from \(Self.firstSeed): \(report.summary)")
    if let difference = report.difference {
      let number = difference.seed - Self.firstSeed + 1
      Issue.record("Program \(number) of \(Self.count) makes a difference:\n\(difference.text)")
      return
    }
    #expect(report.programs == Self.count)
    #expect(report.share(report.withReentrantSends) >= 0.1)
    #expect(report.share(report.withHits) >= 0.1)
    #expect(report.share(report.withRemovals) >= 0.1)
    #expect(report.share(report.withDismissals) >= 0.1)
    #expect(report.share(report.withReplacements) >= 0.1)
    #expect(report.share(report.withPops) >= 0.1)
    #expect(report.share(report.withSwitches) >= 0.1)
  }
}
