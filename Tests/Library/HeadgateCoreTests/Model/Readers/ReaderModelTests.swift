import Foundation
import Testing

struct ReaderModelTests {
  /// How many programs, from which seed: more by `HEADGATE_MODEL_PROGRAMS`, others by `HEADGATE_MODEL_SEED`.
  private static let count = number("HEADGATE_MODEL_PROGRAMS") ?? 5_000
  private static let firstSeed = UInt64(number("HEADGATE_MODEL_SEED") ?? 1)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  // holds: MODEL-19
  @Test func `readers have seen what stands in the state after each action of a random program`() async {
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let found = await withTaskGroup(of: (seed: UInt64, text: String)?.self) { group in
      for worker in 0..<workers {
        let seeds = stride(from: Self.firstSeed + UInt64(worker), to: Self.firstSeed + UInt64(Self.count), by: workers)
        group.addTask {
          for seed in seeds {
            if let text = await ReaderProgram(seed: seed).difference() { return (seed, text) }
          }
          return nil
        }
      }
      return await group.reduce(into: [(seed: UInt64, text: String)]()) { if let found = $1 { $0.append(found) } }
    }
    guard let first = found.min(by: { $0.seed < $1.seed }) else { return }
    Issue.record("Program \(first.seed - Self.firstSeed + 1) of \(Self.count) makes a difference:\n\(first.text)")
  }

  // holds: MODEL-19
  @Test func `most programs restore, move and read`() {
    let programs = (1...1_000).map { ReaderProgram(seed: $0) }
    func share(_ kinds: Set<ReaderStep.Kind>) -> Double { Double(programs.filter { $0.has(kinds) }.count) / 1_000 }
    #expect(share([.copy, .copyInPlace, .restoreAll, .restorePlace]) > 0.5)
    #expect(share([.move, .swap]) > 0.35)
    #expect(share([.changeKept]) > 0.2)
    #expect(share([.sendToCard, .sendToLeaf]) > 0.35)
    #expect(share([.setToItself]) > 0.35)
    #expect(share([.renew, .takeBack]) > 0.35)
  }
}
