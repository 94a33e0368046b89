import Foundation
import GRDB
import HeadgateRecordings
import HeadgateTexts
import Testing

/// Texts that Swift needs a quadratic time to compare and to hash.
struct CombiningMarksTests {
  /// Marks of several classes, so that they have to be sorted.
  static func marks(_ count: Int) -> String {
    let marks: [Unicode.Scalar] = ["\u{301}", "\u{316}", "\u{327}", "\u{345}"]
    var text = String.UnicodeScalarView("a".unicodeScalars)
    for index in 0..<count { text.append(marks[index % marks.count]) }
    return String(text)
  }

  private func excess(_ text: String, readsEscapes: Bool = true) -> Int? {
    CombiningMarks.excess(in: text.utf8, readsEscapes: readsEscapes)
  }

  // holds: REC-556
  @Test func `the first mark that is too much is found`() {
    #expect(excess(Self.marks(256)) == nil)
    #expect(excess(Self.marks(257)) == 1 + 2 * 256)
    #expect(excess(String(repeating: Self.marks(256), count: 100)) == nil)
    #expect(excess("ab" + Self.marks(256) + "b" + Self.marks(300)) == 2 + 1 + 2 * 256 + 1 + 1 + 2 * 256)
    for usual in ["é", "e\u{301}", "👨‍👩‍👧", "한국어", "नमस्ते", "\u{1D165}a", "\\u0301a", "\\ud83d\\ude00"] {
      #expect(excess(String(repeating: usual, count: 1000)) == nil, "\(usual)")
    }
  }

  // holds: REC-556
  @Test(arguments: ["\\u0301", "\\U00000301", "\\ud834\\udd65", "\u{301}\\u0316", "\u{1D165}"])
  func `marks that are written as escapes are counted, where escapes are read`(mark: String) {
    let text = "\"a" + String(repeating: mark, count: 257) + "\""
    #expect(excess(text) != nil)
    if mark.hasPrefix("\\") { #expect(excess(text, readsEscapes: false) == nil) }
    // A backslash of its own begins no escape.
    #expect(excess(text.replacing("\\", with: "\\\\")) == nil || !mark.hasPrefix("\\"))
  }

  // holds: REC-556
  @Test(arguments: [
    (#""program""#, #""X""#), (#"".loadTapped","number""#, #""X","number""#),
    (#""row":"effect""#, #""X":1,"row":"effect""#),
  ]) func `a line with such a text is not imported, and one with a decorated text is`(old: String, new: String) throws {
    let session = try SampleSession()
    for (count, isRefused) in [(100, false), (300, true)] {
      let new = new.replacing("X", with: Self.marks(count))
      try session.folder.write(SampleSession.lines.replacing(old, with: new), to: "lines.jsonl")
      let errors = try session.run("import lines.jsonl -o imported\(count)").errors
      #expect(errors.contains("a character has more than 256 combining marks") == isRefused, "\(errors)")
    }
  }

  // holds: REC-556
  @Test(arguments: [
    "UPDATE text SET value = ? WHERE id = 1", "INSERT INTO info VALUES (?, 'a')", "INSERT INTO info VALUES ('a', ?)",
  ])
  func `a recording with such a name or such information is damage`(sql: String) throws {
    let session = try SampleSession()
    let file = URL(fileURLWithPath: "\(session.path)/session.headgate")
    try DatabaseQueue(path: file.path).write { try $0.execute(sql: sql, arguments: [Self.marks(300)]) }
    #expect(throws: RecordingError.damaged(file.path, problem: "a character has more than 256 combining marks")) {
      try Recording(contentsOf: file)
    }
    let tree = #"{"\#(Self.marks(300))": 1}"#
    #expect(throws: DecodingError.self) { try JSONTree(parsing: tree) }
    #expect(try JSONTree(parsing: tree.replacing(Self.marks(300), with: Self.marks(256))) != .null)
  }

  // holds: REC-556
  @Test func `a file of code and a configuration with such a text are refused`() throws {
    let folder = try SampleFolder()
    try folder.write("let \(Self.marks(300)) = 1\n", to: "Marked.swift")
    let lint = try CommandRun(shell: "$H lint Marked.swift", in: folder.path)
    #expect((lint.output + lint.errors).contains("a character has more than 256 combining marks"), "\(lint)")
    try folder.write("let a = 1\n", to: "Plain.swift")
    try folder.write("excluded: [\"\(String(repeating: "\\u0301", count: 300))\"]\n", to: ".headgate.yml")
    let configured = try CommandRun(shell: "$H lint Plain.swift", in: folder.path)
    #expect(configured.errors.contains("error: a character has more than 256 combining marks"), "\(configured)")
  }
}
