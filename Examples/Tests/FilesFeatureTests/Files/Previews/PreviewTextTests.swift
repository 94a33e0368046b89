@testable import FilesFeature
import Testing

@Suite("The text of a preview")
struct PreviewTextTests {
  private func lines(_ bytes: [UInt8], isCut: Bool = false) -> [String] {
    PreviewText(bytes, isCut: isCut).lines.map(\.text)
  }

  @Test("lines end with a line feed, after a carriage return or not")
  func ends() {
    #expect(lines(Array("a\nb\r\n\nc".utf8)) == ["a", "b", "", "c"])
    #expect(lines(Array("a\n".utf8)) == ["a"])
    #expect(lines([]) == [])
  }

  @Test("a mark of the byte order is no part of the text")
  func byteOrderMark() {
    #expect(lines([0xef, 0xbb, 0xbf] + Array("a".utf8)) == ["a"])
  }

  @Test("control characters and bytes that are no text are visible, and nothing else changes")
  func escapes() {
    let text = PreviewText(Array("a\u{1b}[31m\tü".utf8) + [0xff, 0xc3], isCut: false)
    #expect(
      text.lines == [
        .init([
          .init("a"), .init("^[", isEscaped: true), .init("[31m\tü"), .init(#"\xff"#, isEscaped: true),
          .init(#"\xc3"#, isEscaped: true),
        ])
      ]
    )
    #expect(lines(Array("\u{7f}\u{85}\u{202e}x\u{2066}".utf8)) == ["^?<U+85><U+202E>x<U+2066>"])
    #expect(lines(Array("日本語 e\u{301} 👨‍👩‍👧".utf8)) == ["日本語 e\u{301} 👨‍👩‍👧"])
  }

  @Test("bytes that look like a character but are none are visible one by one")
  func invalid() {
    // A character that is too long, a half of a pair, one beyond the last one, and one that ends too early.
    #expect(lines([0xc0, 0x80]) == [#"\xc0\x80"#])
    #expect(lines([0xed, 0xa0, 0x80]) == [#"\xed\xa0\x80"#])
    #expect(lines([0xf4, 0x90, 0x80, 0x80]) == [#"\xf4\x90\x80\x80"#])
    #expect(lines([0xe2, 0x82, 0x41]) == [#"\xe2\x82A"#])
  }

  @Test("a character that the end of the reading divides is left out", arguments: 1...3)
  func divided(count: Int) {
    let bytes = Array("a".utf8) + Array("👍".utf8).prefix(count)
    #expect(lines(bytes, isCut: true) == ["a"])
    #expect(lines(bytes, isCut: false) != ["a"])
  }

  @Test("a long line is cut between characters, and says so")
  func longLine() throws {
    for count in 1_020...1_030 {
      let line = try #require(
        PreviewText(Array(("x" + String(repeating: "ü", count: count)).utf8), isCut: false).lines.first
      )
      #expect(line.isCut == (1 + 2 * count > PreviewText.maximumLineBytes))
      #expect(line.pieces.allSatisfy { !$0.isEscaped })
    }
  }

  @Test("the number of lines has a limit")
  func manyLines() {
    let text = PreviewText([UInt8](repeating: 0x0a, count: 20_000), isCut: false)
    #expect(text.lines.count == PreviewText.maximumLines)
    #expect(text.isCut)
  }

  @Test("a zero byte, or many bytes that no text has, make a file binary")
  func binary() {
    #expect(PreviewText.isBinary([0x61, 0, 0x61]))
    #expect(PreviewText.isBinary((0x80...0xff).map { $0 }))
    #expect(PreviewText.isBinary([1, 2, 3, 4, 0x61]))
    #expect(!PreviewText.isBinary(Array("\u{1b}[31mred\u{1b}[0m\t\r\n".utf8)))
    #expect(!PreviewText.isBinary(Array("日本語".utf8)))
    #expect(!PreviewText.isBinary(Array("日本語".utf8).dropLast()))
    // Latin 1: most bytes are ASCII.
    #expect(!PreviewText.isBinary(Array("Stra".utf8) + [0xdf] + Array("e nach Norden".utf8)))
    #expect(!PreviewText.isBinary([UInt8]()))
  }

  @Test("any bytes are shown without control characters")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for line in PreviewText(bytes, isCut: Bool.random()).lines {
        let isClean = line.text.unicodeScalars.allSatisfy {
          $0 == "\t" || ($0.value >= 0x20 && !(0x7f...0x9f).contains($0.value))
        }
        #expect(isClean, "\(bytes)")
      }
    }
  }
}
