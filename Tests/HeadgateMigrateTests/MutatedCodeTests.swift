import Foundation
import HeadgateLint
import HeadgateMigrate
import Testing

/// Inputs that no programmer writes: the migration must not crash, and a migrated file still parses.
@Suite struct MutatedCodeTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil
  private static let seeds = Array(0..<(isLong ? 300 : 8))

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

  private static let corpus: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("MigrationCorpus/Input")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }()

  private static let pieces = [
    "{", "}", "(", ")", "case ", ".task { ", "/Action.a", "\\.$", "#if A\n", "#endif\n", "?", "\"", "/* ", "é", "\n",
    "\r\n",
    "@BindingState ", ": Equatable", "(id: , action: )", "scheduler: mainQueue", "return ", "AlertState(title: ",
    "await ",
  ]

  private static func mutated(_ source: String, _ generator: inout Generator) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
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

  @Test func theCorpusIsThere() {
    #expect(Self.corpus.count == 40)
  }

  @Test("mutated files are migrated or listed, and a second run changes nothing", arguments: seeds)
  func mutations(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<5 {
      let source = Self.mutated(Self.corpus.randomElement(using: &generator) ?? "", &generator)
      let migration = Migration([("A.swift", source)])
      #expect(migration.files.count + migration.unread.count <= 1)
      guard let file = migration.files.first else { continue }
      for change in file.manualChanges { #expect(change.range.end <= file.after.utf8.count) }
      #expect(Migration([("A.swift", file.after)]).unread.isEmpty)
      #expect(Migration([("A.swift", file.after)]).files.first?.after == file.after)
    }
  }
}
