import Foundation
import Testing

@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct RecordingLinesTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func importing(_ text: String, _ name: String = "lines") -> RecordingError? {
    let lines = folder.file("\(name).jsonl")
    do {
      try Data(text.utf8).write(to: lines)
      try Recording.importLines(lines, to: folder.file("new"))
      return nil
    } catch {
      return error as? RecordingError
    }
  }

  // holds: REC-66
  @Test func `all rows come back from JSON Lines, and a second export has the same bytes`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let rows = try SampleSession.rows(of: recording)
    #expect(Set(rows) == Set(SampleSession.rows))
    #expect(rows.count == SampleSession.rows.count)
    let text = try SampleSession.lines(of: recording)
    #expect(text.hasPrefix("{\"row\":\"recording\",\"version\":1}\n"))
    #expect(importing(text) == nil)
    let imported = try Recording(contentsOf: folder.file("new"))
    #expect(try SampleSession.rows(of: imported) == rows)
    #expect(try SampleSession.lines(of: imported) == text)
  }

  // holds: REC-66
  @Test func `random rows come back, with all characters and the largest numbers`() throws {
    var generator = SystemRandomNumberGenerator()
    func text() -> String {
      String(
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          ["a", "\"", "\\", "\n", "\r\n", "\t", "\u{1}", "/", "é", "\u{2028}", "\u{1F600}", "e\u{301}", " "]
            .randomElement(using: &generator)!
        }.joined()
      )
    }
    let numbers: [UInt64] = [1, 1 << 53 + 1, UInt64(Int64.max)]
    let rows: [RecordingRow] =
      (0..<2500).map { index in
        var action = SampleSession.action(UInt64(index))
        action.name = text()
        action.payload = text()
        action.cause = [.outside, .action(numbers[index % 3]), .effect(numbers[index % 3])][index / 3 % 3]
        action.duration = [0, .max, .min][index % 3]
        return .action(action)
      } + [.digest(RecordedDigest(action: 1, value: .max, linesBefore: 0, linesAfter: 0, lines: text()))]
    let recording = try SampleSession.write(rows, to: folder.file("session"))
    #expect(importing(try SampleSession.lines(of: recording)) == nil)
    #expect(try SampleSession.rows(of: Recording(contentsOf: folder.file("new"))) == rows)
  }

  // holds: REC-530
  @Test func `the longest line of an export is not longer than a line of an import`() throws {
    for character in ["\u{1}", "\"", "é", "\u{2028}", "\u{1F600}", "a"] {
      let text = String(repeating: character, count: 20_000)
      let name = String(repeating: character, count: RecordingFormat.longestText / character.utf8.count)
      var action = SampleSession.action(7)
      (action.name, action.file, action.payload, action.time, action.duration) = (name, name, text, .min, .min)
      let file = folder.file("long.jsonl")
      let encoder = RecordingLines.Encoder()
      try (encoder.first() + encoder.line(.action(action))).write(to: file)
      var reader = try LineReader(file, longest: LineReader.longest(ofValue: text.utf8.count))
      _ = try reader.next()
      let line = try reader.next()
      #expect(line?.count ?? 0 > 20_000 + 2 * name.count)
    }
  }

  // holds: REC-530
  @Test(.enabled(if: ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil))
  func `a payload of many escaped characters comes back`() throws {
    var action = SampleSession.action(7)
    // Its line has more bytes than the database may have in one value.
    action.payload = String(repeating: "\u{1}", count: DatabaseLimits.longestValue / 6 + 1000)
    let recording = try SampleSession.write([.action(action)], to: folder.file("session"))
    let lines = folder.file("lines.jsonl")
    try Data().write(to: lines)
    let handle = try FileHandle(forWritingTo: lines)
    try recording.exportLines { try handle.write(contentsOf: $0) }
    try handle.close()
    try Recording.importLines(lines, to: folder.file("new"))
    let imported = try Recording(contentsOf: folder.file("new")).action(7)
    #expect(imported?.payload == action.payload)
  }

  // holds: REC-67
  @Test(
    "a wrong line is named, with what is wrong",
    arguments: [
      (#"{"row":"info","key":"a","value":3}"#, "the value of 'value' has a wrong type"),
      (#"{"row":"info","key":"a"}"#, "the key 'value' is missing"),
      (#"{"row":"actions","key":"a"}"#, "there is no row 'actions'"),
      (#"{"key":"a","value":"b"}"#, "the key 'row' is missing"),
      (#"{"row":"info","key":"a","value":"b"}}"#, "it is not JSON"),
      ("", "it is not JSON"),
      ("3", "has a wrong type"),
      (#"{"row":"effectEnd","number":1,"time":2,"ending":7}"#, "the value of 'ending' is wrong"),
      (#"{"row":"emission","effect":-1,"time":2}"#, "a number in it is not in the range"),
      (#"{"row":"info","key":"program","value":"b"}"#, "an earlier line has the same key"),
      (#"{"row":"snapshot","action":2,"time":2,"coding":0,"state":"{}"}"#, "an earlier line has the same key"),
    ]
  )
  func wrongLine(_ line: String, _ problem: String) throws {
    let text = try SampleSession.lines(of: SampleSession.write(to: folder.file("session")))
    let count = text.split(separator: "\n").count
    let error = try #require(importing("\(text)\(line)\n{\"row\":\"info\",\"key\":\"z\",\"value\":\"\"}\n"))
    guard case .wrongLine(folder.file("lines.jsonl").path, count + 1, let found) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found.contains(problem))
    #expect(try folder.names() == ["lines.jsonl", "session"])
  }

  // holds: REC-67
  @Test func `a second action with one number is named by its line`() throws {
    let line = try String(decoding: RecordingLines.Encoder().line(.action(SampleSession.action(3))), as: UTF8.self)
    let text = try SampleSession.lines(of: SampleSession.write(to: folder.file("session")))
    let error = importing(text + line)
    #expect(
      error
        == .wrongLine(
          folder.file("lines.jsonl").path,
          line: text.split(separator: "\n").count + 1,
          problem: "UNIQUE constraint failed: action.number"
        )
    )
    #expect(try folder.names() == ["lines.jsonl", "session"])
  }

  // holds: REC-67
  @Test func `the first line must be that of a known version`() throws {
    let path = folder.file("lines.jsonl").path
    #expect(importing("") == .wrongLine(path, line: 1, problem: "the file is empty"))
    #expect(
      importing(#"{"row":"info","key":"a","value":"b"}"#)
        == .wrongLine(path, line: 1, problem: #"the first line must be {"row":"recording","version":1}"#)
    )
    #expect(
      importing(#"{"row":"recording","version":2}"#)
        == .wrongLine(path, line: 1, problem: "it has version 2, and this version of Headgate reads up to 1")
    )
    #expect(importing(#"{"row":"recording","version":0}"#) == .wrongLine(path, line: 1, problem: "its version is 0"))
    #expect(try folder.names() == ["lines.jsonl"])
  }

  // holds: REC-66
  @Test func `the last line needs no end, and the end may have a carriage return`() throws {
    #expect(
      importing("{\"row\":\"recording\",\"version\":1}\r\n{\"row\":\"info\",\"key\":\"a\",\"value\":\"b\"}") == nil
    )
    #expect(try Recording(contentsOf: folder.file("new")).info() == ["a": "b"])
  }

  // holds: REC-67
  @Test func `bytes that are no text are a wrong line, and a recording is not replaced`() throws {
    let lines = folder.file("lines.jsonl")
    try (Data("{\"row\":\"recording\",\"version\":1}\n".utf8) + Data([0xFF, 0xFE])).write(to: lines)
    #expect(throws: RecordingError.wrongLine(lines.path, line: 2, problem: "it is not UTF-8")) {
      try Recording.importLines(lines, to: folder.file("new"))
    }
    _ = try SampleSession.write(to: folder.file("new"))
    let before = try Data(contentsOf: folder.file("new"))
    #expect(throws: RecordingError.fileExists(folder.file("new").path)) {
      try Recording.importLines(lines, to: folder.file("new"))
    }
    #expect(try Data(contentsOf: folder.file("new")) == before)
  }

  // holds: REC-66
  @Test func `the error of the writer ends an export, and is not an error of the recording`() throws {
    struct Full: Error {}
    let recording = try SampleSession.write(to: folder.file("session"))
    #expect(throws: Full.self) { try recording.exportLines { _ in throw Full() } }
    #expect(throws: Full.self) { try recording.forEachRow { _ in throw Full() } }
  }
}
