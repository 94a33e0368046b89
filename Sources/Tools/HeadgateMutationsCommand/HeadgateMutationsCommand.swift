import ArgumentParser
import Foundation
import HeadgateMutations
import HeadgateTexts

/// Lints and migrates mutated files in a release build, many times as fast as tests.
@main
struct HeadgateMutationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "HeadgateMutationsCommand",
    abstract: "Lints and migrates mutated files, and fails when one is treated wrong."
  )

  @Argument(help: "Folders of apps: each folder in them is one app.")
  var folders: [String]

  @Option(help: "The number of mutated files.")
  var count: UInt64 = 10_000

  @Option(help: "The first seed. Each mutated file has a seed of its own.")
  var seed: UInt64 = 0

  func run() async throws {
    let mutations = MutationRun(try folders.flatMap(MutationInput.read))
    let width = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    var total = MutationRun.Result()
    var start = seed
    while start < seed + count {
      let end = min(start + 10_000, seed + count)
      total.add(await part(start..<end, width, mutations))
      // After a crash, the last line says where to look.
      let progress = "seeds \(seed) to \(end - 1): \(total.failures.count) failures, longest \(total.longest)"
      StandardError.write(progress)
      start = end
    }
    for failure in total.failures.prefix(10) { try StandardOutput.writeLine("\(failure)") }
    try StandardOutput.writeLine(
      "\(count) mutated files: \(total.parsed) parsed, \(total.changed) changed, \(total.failures.count) failures."
    )
    if !total.failures.isEmpty || total.longest > .seconds(10) { throw ExitCode(1) }
  }

  private func part(_ seeds: Range<UInt64>, _ width: UInt64, _ run: MutationRun) async -> MutationRun.Result {
    await withTaskGroup(of: MutationRun.Result.self) { group in
      for first in 0..<width {
        group.addTask {
          var result = MutationRun.Result()
          for seed in stride(from: seeds.lowerBound + first, to: seeds.upperBound, by: Int(width)) {
            result.add(run.run(seed: seed))
          }
          return result
        }
      }
      return await group.reduce(into: MutationRun.Result()) { $0.add($1) }
    }
  }
}
