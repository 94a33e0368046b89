import Foundation
import Testing

struct ReportsTests {
  @Test(arguments: ReportScenario.all)
  func `a report has its text, its place and its count`(_ scenario: ReportScenario) async throws {
    try ReportSnapshot(of: scenario).compare(await ReportRecorder.reports(of: scenario))
  }

  @Test func `every snapshot belongs to a scenario`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ReportSnapshot.directory.path())
    let names = ReportScenario.all.map(ReportSnapshot.name(of:))
    #expect(Set(names).count == names.count)
    #expect(Set(files).subtracting(names).isEmpty)
  }

  @Test func `every message is provoked by a scenario`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Testing/HeadgateTesting/Messages/TestingMessages.swift")
    let numbers = try String(contentsOf: sources, encoding: .utf8).matches(of: /\[TEST-\d+\]/).map { String($0.output) }
    #expect(numbers.count >= 19)
    let snapshots = ReportScenario.all.compactMap { ReportSnapshot(of: $0).text }.joined()
    #expect(numbers.filter { !snapshots.contains($0) }.isEmpty)
  }

  @Test func `a difference of snapshots shows the lines of one only`() {
    #expect(ReportSnapshot.difference("a\nb\nc", "a\nx\nc\nd") == "  a\n- b\n+ x\n  c\n+ d")
    #expect(ReportSnapshot.difference("a\nb", "b") == "- a\n  b")
  }
}
