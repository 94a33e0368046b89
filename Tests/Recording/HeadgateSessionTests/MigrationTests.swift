// Tests of: HeadgateRecorder/Replay/RecordingMigration.swift, SESSION-20

import ArgumentParser
import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateRecorder
@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MigrationTests {
  private let file = TemporaryFile()
  private let old = TemporaryFile()
  private let lines = TemporaryFile()

  /// Writes a session in which `filterChanged` has the name `filterSet`, as an earlier version of the app recorded it.
  private func recordEarlierVersion() async throws {
    try await Pantry.record(to: file.url)
    var data = Data()
    try Recording(contentsOf: file.url).exportLines { data += $0 }
    let text = String(decoding: data, as: UTF8.self).replacing("filterChanged", with: "filterSet")
    try Data(text.utf8).write(to: lines.url)
    try Recording.importLines(lines.url, to: old.url)
  }

  private func check<App: SessionFeature>(_ app: App.Type) throws -> Int32 {
    var command = try SessionCommand<App>.parseAsRoot(["check", old.url.path])
    do {
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    }
  }

  // holds: SESSION-20
  @Test func `a migration changes each child of a payload that has the case`() throws {
    let payload = #"{"both":{"_0":{"old":{}},"_1":{"old":{}},"_2":{"other":{}}}}"#
    let renamed = try RecordingMigration.migrated(action: payload, with: [.renamed(action: "both.old", to: "new")])
    #expect(renamed == #"{"both":{"_0":{"new":{}},"_1":{"new":{}},"_2":{"other":{}}}}"#)
    let changed = try RecordingMigration.migrated(
      action: payload,
      with: [.action("both.old") { $0["count"] = .integer(1) }]
    )
    #expect(changed == #"{"both":{"_0":{"old":{"count":1}},"_1":{"old":{"count":1}},"_2":{"other":{}}}}"#)
  }

  // holds: SESSION-20
  @Test func `check says what cannot be decoded, and replays it with a migration`() async throws {
    try await recordEarlierVersion()
    let recording = try Recording(contentsOf: old.url)
    let compatibility = try Session<Pantry>.compatibility(of: recording)
    #expect(compatibility.grade == .unreadable)
    #expect(compatibility.problems.count == 1)
    let problem = try #require(compatibility.problems.first)
    #expect(problem.hasPrefix("Action 12, '.filterSet("), "\(problem)")
    #expect(problem.contains("'Pantry.Action' has no case 'filterSet'. The type has: 'filterChanged', "), "\(problem)")
    #expect(try check(Pantry.self) == 2)
    #expect(try Session<MigratedPantry>.compatibility(of: recording).grade == .same)
    #expect(try check(MigratedPantry.self) == 0)
    #expect(try Session<MigratedPantry>(contentsOf: old.url).check().isDivergent == false)
    let text = try Session<MigratedPantry>(contentsOf: old.url).testWriter.test().text
    #expect(text.contains(#"await store.send(.filterChanged(.named("Oat", isExact: false)))"#))
  }
}

private enum MigratedPantry: SessionFeature {
  static var feature: Pantry { Pantry() }
  static var migrations: [RecordingMigration] { [.renamed(action: "filterSet", to: "filterChanged")] }
}
