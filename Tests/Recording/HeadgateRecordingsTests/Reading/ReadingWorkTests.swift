import Foundation
import GRDB
import Testing

@testable import HeadgateRecordings

/// What a read may cost: values that stand once in the file and are read many times, and files with holes.
@Suite(.timeLimit(.minutes(10)))
struct ReadingWorkTests {
  private let folder: SampleFolder
  private let file: URL

  init() throws {
    folder = try SampleFolder()
    file = folder.file("session")
  }

  private static func problem(_ file: URL) -> RecordingError {
    .damaged(file.path, problem: "reading it takes more work than a recording of its size needs")
  }

  /// 500 actions with a payload of 20,000 bytes.
  private func write() throws {
    let rows = (UInt64(10)..<510).map { number in
      var action = SampleSession.action(number)
      action.payload = "\"" + String(repeating: "b", count: 20_000) + "\""
      return RecordingRow.action(action)
    }
    _ = try SampleSession.write(rows, to: file)
  }

  // holds: REC-552
  @Test func `the bytes of values are work, also of values that are not returned`() throws {
    try write()
    let strict = try Recording(contentsOf: file, leastWork: 500_000, workPerByte: 0)
    let problem = Self.problem(file)
    #expect(throws: problem) { try strict.actions() }
    #expect(throws: problem) { try strict.forEachAction { _ in } }
    #expect(throws: problem) { try strict.search("Emma", in: .payload, limit: 9) }
    let start = RecordedSnapshot(action: 5, time: 0, coding: .json, state: "{}")
    #expect(throws: RecordingError.self) { try strict.copy(from: start, to: folder.file("copy")) }
    // Each access counts alone.
    for number: UInt64 in 10..<510 { #expect(try strict.action(number)?.payload.utf8.count == 20_002) }
    #expect(try Recording(contentsOf: file, leastWork: 500_000, workPerByte: 1).actions().count == 500)
  }

  // holds: REC-552
  @Test func `a list of actions reads no payloads`() throws {
    try write()
    let strict = try Recording(contentsOf: file, leastWork: 100_000, workPerByte: 0)
    let actions = try strict.actionsWithoutPayloads(in: 0...1000)
    #expect(actions.count == 500)
    #expect(actions.map(\.payload) == Array(repeating: "", count: 500))
    #expect(try strict.actionsWithoutPayloads(in: 0...1000, limit: 3) == Array(actions.prefix(3)))
  }

  // holds: REC-553
  @Test func `holes are no part of the size`() throws {
    try write()
    let handle = try FileHandle(forWritingTo: file)
    let size = try handle.seekToEnd()
    try handle.truncate(atOffset: size + 1_000_000_000)
    try handle.close()
    let holes = FileHoles.bytes(in: file.path)
    // A volume may not tell what are holes.
    guard holes > 0 else { return }
    #expect(abs(holes - 1_000_000_000) < 1_000_000)
    let strict = try Recording(contentsOf: file, leastWork: 10_000, workPerByte: 0)
    #expect(throws: Self.problem(file)) { try strict.actions() }
    let sparse = ReadingWork(of: file, least: 0, perByte: 1)
    #expect(!sparse.add(Int(size) + 1_000_000))
    #expect(FileHoles.bytes(in: file.path + "-wal") == 0)
  }
}
