// Tests of: HeadgateRecorder/Writing, SESSION-6, SESSION-8, SESSION-18, SESSION-410, SESSION-412

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateRecorder
@testable import HeadgateSession

/// Twenty recorded features. The tests of their recordings are committed: they compile and pass as they were written.
@MainActor
// Serialized: the cases of one test have the same shared values.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct WrittenFeaturesTests {
  private let file = TemporaryFile()

  private nonisolated static let odd: [any OddFeature.Type] = [
    Accounts.self, Chains.self, Desk.self, GaugeOfTexts.self, Guests.self, Quotes.self, Races.self, Sprout.self,
  ]

  private nonisolated static let all: [any WrittenFeature.Type] =
    [
      Basket.self, Cabinet.self, Constants.self, Counting.self, Drawers.self, Marks.self, Pantry.self, ManyRows.self,
      Studio.self, Survey.self, Vault.self, Workshop.self,
    ] + odd

  // The written files are tests of this target.
  // holds: SESSION-6, SESSION-8, SESSION-18
  @Test(arguments: all.indices)
  func `the committed test is what the command writes`(index: Int) async throws {
    try await compare(Self.all[index])
  }

  private func compare<Feature: WrittenFeature>(_ feature: Feature.Type) async throws {
    try await Feature.record(to: file.url)
    let session = try Session<Feature>(contentsOf: file.url)
    let check = try session.check()
    #expect(!check.isDivergent, "\(check.text)")
    #expect(session.replay.findings.isEmpty, "\(check.text)")
    var writer = session.testWriter
    writer.typeName = "\(feature)SessionTests"
    let test = try writer.test()
    #expect(test.notes == [])
    let name = file.url.deletingPathExtension().lastPathComponent
    let text = WrittenFile.renumbered(test.text).replacing(name, with: "\(feature)".lowercased())
      // The committed test is in the module of the app.
      .replacing("@testable import HeadgateSessionTests\n\n", with: "")
    #expect(try WrittenFile(name: writer.typeName).otherLines(text) == [])
  }

  // holds: SESSION-8, SESSION-410, SESSION-412
  @Test(arguments: odd.indices) func `a test of a random session passes`(index: Int) async throws {
    for seed in 0..<(isLong ? 500 : 6) as Range<UInt64> {
      try await runRandomSession(Self.odd[index], seed)
    }
  }

  private func runRandomSession<Feature: OddFeature>(_: Feature.Type, _ seed: UInt64) async throws {
    let file = TemporaryFile()
    let count = 25
    try await Feature.record(count, SeededNumbers(seed), to: file.url)
    let session = try Session<Feature>(contentsOf: file.url)
    let check = try session.check()
    #expect(!check.isDivergent, "seed \(seed): \(check.text)")
    // An effect may change a shared value while a reducer runs.
    let findings = session.replay.findings.filter { if case .changedMeanwhile = $0.kind { false } else { true } }
    #expect(findings.isEmpty, "seed \(seed): \(check.text)")
    for first in [0, session.count / 2] {
      try session.replay.visit(first)
      // A test that begins with one object in two places has a note.
      guard session.replay.sameObject() == nil else { continue }
      try await RecordedRun.run(Feature.self, file.url, after: first)
    }
  }

  private var isLong: Bool { ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil }
}
