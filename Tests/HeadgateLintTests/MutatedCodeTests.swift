import Foundation
@testable import HeadgateLint
import Testing

/// Inputs that no programmer writes: the linter must not crash, and a fix must not damage a file.
@Suite struct MutatedCodeTests {
  /// The number of mutated inputs: 25 for each seed.
  private static let count = ProcessInfo.processInfo.environment["HEADGATE_MUTATIONS"].flatMap(Int.init) ?? 125
  private static let seeds = Array(0..<(count / 25))

  /// A generator with a seed (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces = [
    "{", "}", "(", ")", "case ", "enum Action", ".send(", ".run { send in ", "switch action {", "let ", "#if A\n",
    "#endif\n", "\\.", "?",
    "\"", "// headgate:disable:next x - y\n", "é", "\n", "@Reducer ", ": Equatable", "extension ", "default:", "try ",
    ".self", "var ",
  ]

  private static func mutated(_ source: String, _ generator: inout Generator) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      let piece = pieces.randomElement(using: &generator) ?? ""
      switch Int.random(in: 0...2, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: piece.utf8, at: start)
      default: bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("mutated files are linted or rejected, and a fixed file still parses", arguments: seeds)
  func mutations(_ seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    let code = LabeledCodeTests.all[seed % LabeledCodeTests.all.count]
    let original = RuleExample.good(code.code).files
    var parsed = 0
    for round in 0..<25 {
      var configuration = Configuration(profile: Profile.allCases[(seed + round) % Profile.allCases.count])
      for rule in Rule.all { configuration.rules[rule.id] = .warning }
      let files = original.map { (path: $0.path, source: Self.mutated($0.source, &generator)) }
      let facts = files.map { FileFacts(path: $0.path, source: $0.source) }
      let result = Linter(configuration).lint(facts)
      parsed += facts.count { $0.syntaxErrors.isEmpty }
      let plan = FixPlan(result.findings)
      for file in files {
        for finding in result.findings where finding.path == file.path {
          #expect(finding.range.end <= file.source.utf8.count)
        }
        guard plan.paths.contains(file.path), !result.unparsed.contains(where: { $0.path == file.path }) else {
          continue
        }
        let fixed = plan.text(of: file.path, from: file.source)
        #expect(FileFacts(path: file.path, source: fixed).syntaxErrors.isEmpty, "\(fixed)")
      }
    }
    // Otherwise the mutations are too strong to test anything but the parser.
    #expect(parsed > 0)
  }
}
