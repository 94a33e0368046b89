// Tests of: REC-69, REC-521, REC-522, REC-524, REC-525, REC-540

import Foundation
import GRDB
import Testing

@testable import HeadgateRecordings

/// Files that are recordings by their header, and have something else in them.
@Suite(.timeLimit(.minutes(10)))
struct HostileSchemaTests {
  private let folder: SampleFolder
  private let file: URL

  init() throws {
    folder = try SampleFolder()
    file = folder.file("session")
    _ = try SampleSession.write(to: file)
  }

  private func change(_ sql: String) throws {
    let queue = try DatabaseQueue(path: file.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  private func problem() -> String? {
    do {
      _ = try Recording(contentsOf: file)
      return nil
    } catch RecordingError.damaged(_, let problem) {
      return problem
    } catch {
      return "\(error)"
    }
  }

  private static let endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n"

  // holds: REC-521
  @Test(
    "what no recorder writes is named",
    arguments: [
      (
        "DROP TABLE info; CREATE VIEW info AS \(endless) AS key, n AS value FROM r",
        "it contains the view 'info', which no recorder writes"
      ),
      ("CREATE VIEW other AS \(endless) FROM r", "it contains the view 'other', which no recorder writes"),
      (
        "CREATE TRIGGER t AFTER INSERT ON info BEGIN DELETE FROM action; END",
        "it contains the trigger 't', which no recorder writes"
      ),
      (
        "DROP TABLE digest; CREATE VIRTUAL TABLE digest USING fts5(action, value, linesBefore, linesAfter, lines)",
        "it contains the virtual table 'digest', which no recorder writes"
      ),
      (
        "ALTER TABLE snapshot ADD COLUMN x TEXT AS (hex(zeroblob(100000000)))",
        "the column 'x' of the table 'snapshot' is computed"
      ),
      ("DROP TABLE emission", "the table 'emission' is missing"),
      ("ALTER TABLE answer RENAME COLUMN value TO x", "the column 'value' of the table 'answer' is missing"),
      (
        "CREATE TABLE x AS SELECT * FROM snapshot; DROP TABLE snapshot; ALTER TABLE x RENAME TO snapshot",
        "the column '"
      ),
    ]
  )
  func problem(_ sql: String, _ expected: String) throws {
    try change(sql)
    let problem = try #require(self.problem())
    #expect(problem.hasPrefix(expected), "\(problem)")
  }

  // holds: REC-540
  @Test(arguments: ["zeroblob(10001)", "printf('%.10001c', 'a')"])
  func `a name that no recorder writes is damage`(value: String) throws {
    try change("UPDATE text SET value = \(value) WHERE id = 1")
    #expect(problem() == "a name or a file has 10001 bytes, and a recorder writes at most 10000")
  }

  // holds: REC-521
  @Test func `a later release may add tables, columns and indexes, and an earlier one had fewer columns`() throws {
    try change(
      "CREATE TABLE later(x); CREATE INDEX laterByX ON later(x); ALTER TABLE action ADD COLUMN y TEXT; ANALYZE"
    )
    #expect(problem() == nil)
    try change("ALTER TABLE effect DROP COLUMN cancelReason; ALTER TABLE effect DROP COLUMN cancelAction")
    #expect(problem() == nil)
    #expect(try Recording(contentsOf: file).effects().count == 3)
  }

  // holds: REC-522
  @Test func `a file that needs more work than its size explains is interrupted, and a large one is not`() throws {
    let rows = (10...5000).map { RecordingRow.action(SampleSession.action($0)) }
    let large = folder.file("large")
    _ = try SampleSession.write(rows, to: large)
    #expect(try Recording(contentsOf: large, leastWork: 20_000, workPerByte: 20).actions().count == rows.count)
    let strict = try Recording(contentsOf: large, leastWork: 50_000, workPerByte: 0)
    #expect(
      throws: RecordingError.damaged(
        large.path,
        problem: "reading it takes more work than a recording of its size needs"
      )
    ) { try strict.actions() }
    // Each access counts alone.
    for number: UInt64 in 10...2000 { #expect(try strict.action(number)?.number == number) }
  }

  // holds: REC-521
  @Test func `a pipe in place of a file is not opened`() throws {
    for end in ["-wal", "-shm", "-journal"] {
      #expect(mkfifo(file.path + end, 0o600) == 0)
      #expect(problem() == "'\(file.path)\(end)' is not a regular file")
      try FileManager.default.removeItem(atPath: file.path + end)
    }
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: RecordingError.noRecording(pipe.path)) { try Recording(contentsOf: pipe) }
    #expect(problem() == nil)
  }

  // holds: REC-524
  @Test func `an index with other tables is made again, and nothing in it is used`() throws {
    let recording = try Recording(contentsOf: file)
    let index = SearchIndex.file(of: recording)
    for sql in [
      "DROP TABLE indexed; CREATE VIEW indexed AS \(Self.endless) AS number, 1 AS time, 'x' AS session FROM r",
      "CREATE TRIGGER t AFTER INSERT ON indexed BEGIN DELETE FROM indexed; END",
      "DROP TABLE payload; CREATE VIEW payload AS \(Self.endless) AS text FROM r",
    ] {
      #expect(try recording.search("Blob", in: .payload, index: SearchIndex.open(recording), limit: 9).count == 5)
      let queue = try DatabaseQueue(path: index.path)
      try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
      try queue.close()
      #expect(try recording.search("Blob", in: .payload, index: SearchIndex.open(recording), limit: 9).count == 5)
      let again = try DatabaseQueue(path: index.path)
      #expect(
        try again.read {
          try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_schema WHERE type IN ('view', 'trigger')")
        } == 0
      )
      try again.close()
    }
    let states = StateIndex.file(of: recording)
    _ = try StateIndex(of: recording, program: "p")
    let queue = try DatabaseQueue(path: states.path)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "CREATE TRIGGER t AFTER INSERT ON change BEGIN DELETE FROM change; END")
    }
    try queue.close()
    let change = StateChange(action: 0, path: [.member("count")], old: nil, new: "0")
    let made = try StateIndex(of: recording, program: "p")
    #expect(try made.add([change], after: nil, through: 0, time: nil))
    #expect(try made.changes(to: "0", limit: 5) == [change])
  }

  // holds: REC-69
  @Test func `a recording with a payload that cannot be read gets no index, and an index that is there stays`() throws {
    let index = file.appendingPathExtension("search")
    try change("UPDATE action SET payload = X'00FF80' WHERE number = 5")
    #expect(SearchIndex.open(try Recording(contentsOf: file)) == nil)
    #expect(!FileManager.default.fileExists(atPath: index.path))
    try change("UPDATE action SET payload = '{}' WHERE number = 5")
    #expect(SearchIndex.open(try Recording(contentsOf: file)) != nil)
    try change("UPDATE action SET payload = X'00FF80', time = time + 1 WHERE number = (SELECT max(number) FROM action)")
    #expect(SearchIndex.open(try Recording(contentsOf: file)) == nil)
    #expect(FileManager.default.fileExists(atPath: index.path))
  }

  // holds: REC-525
  @Test func `lines of a dump that are no part of the dump before are damage`() {
    var dumps = DumpPieces()
    func fits(_ before: Int, _ after: Int, _ lines: String) -> Bool {
      dumps.apply(RecordedDigest(action: 1, value: 0, linesBefore: before, linesAfter: after, lines: lines))
    }
    #expect(fits(0, 0, "a\nb"))
    for (before, after) in [(Int.max, Int.max), (-1, 3), (2, 1), (0, .max), (.max, 0), (.min, .min)] {
      #expect(!fits(before, after, "c"))
    }
    #expect(fits(1, 1, "c"))
    #expect(dumps.text() == "a\nc\nb")
  }
}
