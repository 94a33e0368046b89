import Foundation
import Testing

@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct RecordingSearchTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func numbers(
    _ recording: Recording,
    _ text: String,
    _ fields: SearchFields = [.name, .payload],
    index: SearchIndex? = nil,
    limit: Int = 100
  ) throws -> [UInt64] {
    try recording.search(text, in: fields, index: index, limit: limit).map(\.number)
  }

  // holds: REC-63
  @Test(
    "a text is found in names and payloads, with and without an index",
    arguments: [
      ("loaded", [3, 4], [3, 4], []),
      ("LOAD", [2, 3, 4], [2, 3, 4], []),
      ("renamed", [1, 2, 3, 4, 5, 6], [1, 5, 6], [1, 2, 3, 4, 5, 6]),
      ("100% of_3", [3], [], [3]),
      ("100_", [], [], []),
      ("%", [1, 2, 3, 4, 5], [], [1, 2, 3, 4, 5]),
      ("_5", [5], [], [5]),
      ("ä\\ 😀", [6], [], [6]),
      ("Blob 3", [], [], []),
      ("of_3\"}}", [3], [], [3]),
      ("App.swift", [], [], []),
    ]
  )
  func fields(_ text: String, both: [UInt64], name: [UInt64], payload: [UInt64]) throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    for index in [nil, index] {
      #expect(try numbers(recording, text, index: index) == both)
      #expect(try numbers(recording, text, .name, index: index) == name)
      #expect(try numbers(recording, text, .payload, index: index) == payload)
    }
  }

  // holds: REC-63
  @Test func `the first actions are returned, up to the limit`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    for index in [nil, index] {
      #expect(try numbers(recording, "renamed", index: index, limit: 2) == [1, 2])
      #expect(try numbers(recording, "loaded", .name, index: index, limit: 1) == [3])
    }
  }

  // holds: REC-63
  @Test func `an index finds what a scan finds, for random texts`() throws {
    var generator = SystemRandomNumberGenerator()
    let letters = ["a", "b", "B", "\"", "%", "_", "é", "É", "\u{1F600}", "'"]
    func text(_ count: Int) -> String { (0..<count).map { _ in letters.randomElement(using: &generator)! }.joined() }
    let rows: [RecordingRow] = (1...2000).map { number in
      var action = SampleSession.action(UInt64(number))
      action.payload = text(12)
      return .action(action)
    }
    let recording = try SampleSession.write(rows, to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    var hits = 0
    for _ in 0..<300 {
      let text = text(Int.random(in: 3...4, using: &generator))
      let found = try numbers(recording, text, .payload, index: index, limit: 5000)
      #expect(try found == numbers(recording, text, .payload, limit: 5000), "\(text)")
      hits += found.count
    }
    #expect(hits > 300)
  }

  /// Whether a text contains another one, without the case of the letters A to Z.
  private static func contains(_ text: String, _ part: String) -> Bool {
    func folded(_ text: String) -> [UInt8] { text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }
    return part.isEmpty || folded(text).firstRange(of: folded(part)) != nil
  }

  // holds: REC-63
  @Test func `a search finds what a comparison of all payloads finds, also with marks after wildcards and quotes`()
    throws
  {
    var generator = SystemRandomNumberGenerator()
    let letters = [
      "a", "A", "k", "\u{212A}", "%", "_", "\\", "\u{301}", "é", "É", "\"", "'", "*", "(", "İ", "ς", "\u{200D}", " ",
      "\r\n",
    ]
    func text(_ count: Int) -> String { (0..<count).map { _ in letters.randomElement(using: &generator)! }.joined() }
    let payloads = (1...500).map { _ in text(14) }
    let rows: [RecordingRow] = payloads.enumerated().map { offset, payload in
      var action = SampleSession.action(UInt64(offset + 1))
      action.payload = payload
      return .action(action)
    }
    let recording = try SampleSession.write(rows, to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    for text in ["%\u{301}", "\"\u{301}", "\"\u{301}a"] + (0..<500).map({ text($0 % 5) }) {
      let expected = payloads.indices.filter { Self.contains(payloads[$0], text) }.map { UInt64($0 + 1) }
      for index in [nil, index] {
        #expect(
          try recording.numbersOfActions(containing: text, in: .payload, index: index, limit: 500) == expected,
          "\(text.debugDescription)"
        )
      }
    }
  }

  // holds: REC-63
  @Test func `a very long text is found, and one with the character at which texts of a database end is not`() throws {
    let long = (0..<20_000).map { "Row \($0)," }.joined()
    var action = SampleSession.action(1)
    action.payload = "[\(long)]"
    let recording = try SampleSession.write([.action(action)], to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    for index in [nil, index] {
      #expect(try numbers(recording, long.lowercased(), index: index) == [1])
      #expect(try numbers(recording, long + "Row", index: index) == [])
      for text in ["\0", "Row\0", "\0Row"] { #expect(try numbers(recording, text, index: index) == []) }
    }
    let states = try StateIndex(temporaryFor: recording)
    let change = StateChange(action: 1, path: [.member("rows")], old: nil, new: action.payload)
    #expect(try states.add([change], after: nil, through: 1, time: 1))
    #expect(try states.changes(to: long, limit: 2) == [change])
    #expect(try states.changes(to: "\0", limit: 2) == [])
  }

  // holds: REC-63
  @Test func `a text whose parts are in most payloads is found among them, up to the limit`() throws {
    // Each payload has the groups of "0123" in another order; some of them have the text.
    let count = SearchIndex.mostChecked + 2000
    let found = [1, 17, SearchIndex.mostChecked, SearchIndex.mostChecked + 1, SearchIndex.mostChecked + 2, count]
    let rows: [RecordingRow] = (1...count).map { number in
      var action = SampleSession.action(UInt64(number))
      action.payload = found.contains(number) ? "0123" : "123 012"
      return .action(action)
    }
    let recording = try SampleSession.write(rows, to: folder.file("session"))
    let index = try #require(SearchIndex.open(recording))
    for limit in [1, 3, 4, 5, 6, 100] {
      #expect(
        try numbers(recording, "0123", .payload, index: index, limit: limit) == found.prefix(limit).map(UInt64.init)
      )
    }
  }

  // holds: REC-64
  @Test func `the index is beside the recording, which is not changed, and grows with it`() throws {
    let file = folder.file("session")
    let writer = try RecordingWriter(creating: file)
    try writer.write([.info(key: "started", value: "x")] + (1...5).map { .action(SampleSession.action($0)) })
    let recording = try Recording(contentsOf: file)
    var progress: [(Int, Int)] = []
    _ = try #require(SearchIndex.open(recording) { progress.append(($0, $1)) })
    #expect(progress.last.map { $0 == (5, 5) } == true)
    try writer.write([.action(SampleSession.action(6))])
    progress = []
    let index = try #require(SearchIndex.open(recording) { progress.append(($0, $1)) })
    #expect(progress.last.map { $0 == (1, 1) } == true)
    #expect(try numbers(recording, "Renamed(\"", index: index) == [6])
    try writer.close()
    #expect(try folder.names().contains("session.search"))
    let before = try Data(contentsOf: file)
    _ = SearchIndex.open(try Recording(contentsOf: file))
    #expect(try Data(contentsOf: file) == before)
  }

  // holds: REC-64
  @Test func `an index of another recording, and a damaged one, are built again`() throws {
    let file = folder.file("session")
    var recording = try SampleSession.write(to: file)
    _ = try #require(SearchIndex.open(recording))
    try FileManager.default.removeItem(at: file)
    var action = SampleSession.action(1)
    action.payload = "another one"
    recording = try SampleSession.write([.action(action)], to: file)
    var index = try #require(SearchIndex.open(recording))
    #expect(try numbers(recording, "another", index: index) == [1])

    let path = folder.file("session.search")
    var data = try Data(contentsOf: path)
    for offset in 200..<data.count { data[offset] = 0x55 }
    try data.write(to: path)
    index = try #require(SearchIndex.open(recording))
    #expect(try numbers(recording, "another", index: index) == [1])
  }

  // holds: REC-64
  @Test func `a file that is no index stays, and there is no index`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let path = folder.file("session.search")
    let text = Data(String(repeating: "mine", count: 100).utf8)
    try text.write(to: path)
    #expect(SearchIndex.open(recording) == nil)
    #expect(try Data(contentsOf: path) == text)
    #expect(try numbers(recording, "loaded") == [3, 4])
  }
}
