import Foundation
import HeadgateTexts
import HostileRecordings
import Testing

/// What is written to a terminal.
struct TerminalTextTests {
  // holds: REC-523
  @Test func `each interpreted scalar is escaped, and no other one`() throws {
    for value: UInt32 in 0...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      let isInterpreted = !HostileTexts.interpreted(in: text).isEmpty
      let escaped = TerminalText.text.escaped(text)
      #expect(HostileTexts.interpreted(in: escaped).isEmpty)
      #expect((escaped != text) == isInterpreted, "\(value)")
      let json = TerminalText.json.escaped("[\"\(scalar)\"]")
      #expect(HostileTexts.interpreted(in: json).isEmpty)
      // A control character in a JSON text is a mistake of its writer; the escaped text has its value.
      guard value >= 0x20, !["\"", "\\"].contains(scalar) else { continue }
      #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [String(scalar)])
    }
  }

  // holds: REC-523
  @Test func `a name that is no name is shortened`() {
    let path = String(repeating: "é", count: 2_500)
    #expect(TerminalText.inLine(path) == path)
    let long = TerminalText.inLine("/" + path + "\n")
    #expect(long == "/" + path.dropLast() + "…")
    #expect(TerminalText.inLine(String(repeating: "\u{0}", count: 1_000_000)).utf8.count < 50_000)
  }

  // holds: REC-523
  @Test func `ends of lines stay, and a lone carriage return does not`() {
    #expect(TerminalText.text.escaped("a\r\nb\tc\n") == "a\r\nb\tc\n")
    #expect(TerminalText.text.escaped("a\rb\r") == "a\\u{D}b\\u{D}")
    #expect(TerminalText.text.escaped("\u{1B}[2J") == "\\u{1B}[2J")
    #expect(TerminalText.json.escaped("\"\u{9B}\u{202E}\"") == "\"\\u009b\\u202e\"")
    #expect(TerminalText.inLine("a\r\nb\tc\u{85}") == "a\\u{D}\\u{A}b\\u{9}c\\u{85}")
    // Letters of other scripts, and emoji that a joiner makes one of, are no control characters.
    #expect(TerminalText.text.escaped("é Ω 日本 👨‍👩‍👧 ©") == "é Ω 日本 👨‍👩‍👧 ©")
  }
}
