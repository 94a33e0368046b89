import Foundation
@testable import HeadgateMutations
import Testing

/// Inputs that no programmer writes: nothing must crash, and no file must be damaged.
///
/// `swift run -c release HeadgateMutationsCommand` runs as many as are wanted.
@Suite struct MutationRunTests {
  private static let checks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Checks").standardized.path
  private static let inputs = Result {
    try ["LintCorpus/Frozen", "LintCorpus/Open", "MigrationCorpus/Input"].flatMap {
      try MutationInput.read("\(checks)/\($0)")
    }
  }

  @Test("mutated files are linted, fixed and migrated, and no file is damaged", arguments: 0..<8 as Range<UInt64>)
  func mutations(_ part: UInt64) throws {
    let run = MutationRun(try Self.inputs.get())
    var result = MutationRun.Result()
    for seed in part * 12..<(part + 1) * 12 { result.add(run.run(seed: seed)) }
    for failure in result.failures { Issue.record("\(failure)") }
    // Otherwise the mutations are too strong to test anything but the parser.
    #expect(result.parsed > 0)
    #expect(result.changed > 0)
  }

  @Test("a seed always makes the same file")
  func isDeterministic() {
    let texts = (0..<2).map { _ in
      var generator = SeededGenerator(seed: 7)
      return (0..<10).map { _ in MutatedText.make(from: "let name = \"value\"\n", &generator) }
    }
    #expect(texts[0] == texts[1])
    #expect(Set(texts[0]).count > 5)
  }

  @Test("all apps of the corpora are read")
  func apps() throws {
    #expect(try Self.inputs.get().count >= 13 + 10 + 40)
  }
}
