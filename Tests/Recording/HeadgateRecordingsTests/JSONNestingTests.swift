// Tests of: HeadgateSupport/JSONNesting.swift, REC-111

import Foundation
import Testing

@testable import HeadgateRecordings

struct JSONNestingTests {
  private static func nested(_ depth: Int, _ open: String = "[", _ close: String = "]") -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  // holds: REC-111
  @Test(arguments: [501, 511, 512, 513, 514, 600, 100_000])
  func `a text with too many values inside of one another is an error`(depth: Int) {
    for text in [
      Self.nested(depth), String(repeating: "[", count: depth), String(repeating: "{\"a\":", count: depth),
      #"{"a": "\\"# + "\", \"b\": " + Self.nested(depth) + "}",
    ] {
      #expect(throws: DecodingError.self) { try JSONTree(parsing: text) }
    }
  }

  // holds: REC-111
  @Test(arguments: [501, 512, 513, 514])
  func `a text that begins with NUL is checked as the decoder reads it: as UTF-16`(depth: Int) {
    let open = String(repeating: "\0[", count: depth)
    // Read byte by byte, the brackets would be in a text.
    let hidden = "\0[\0\"\"A\0\"\0,"
    for text in [
      open, hidden + open, String(repeating: "[\0", count: depth), String(repeating: "\0\0\0[", count: depth),
    ] {
      #expect(throws: DecodingError.self) { try JSONTree(parsing: text) }
      #expect(throws: (any Error).self) { try RecordingLines.Decoder().row(Data(text.utf8)) }
    }
  }

  // holds: REC-111
  @Test func `brackets in texts do not count, and neither do values side by side`() throws {
    _ = try JSONTree(parsing: Self.nested(500))
    let brackets = String(repeating: "[{\\\"", count: 1000)
    #expect(try JSONTree(parsing: "\"\(brackets)\"").string?.count == 3000)
    let rows = String(repeating: "[1],", count: 1000)
    #expect(try JSONTree(parsing: "[\(rows)[1]]").elements?.count == 1001)
  }

  // holds: REC-111
  @Test func `a line of JSON with too many values inside of one another is a wrong line`() {
    let line = Data(#"{"row":"action","number":1,"payload":"#.utf8) + Data(Self.nested(513).utf8) + Data("}".utf8)
    #expect(throws: (any Error).self) { try RecordingLines.Decoder().row(line) }
  }
}
