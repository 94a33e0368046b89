import Terminal
import Testing

@Suite("Keys from bytes")
struct KeyParserTests {
  @Test(
    "each sequence is its key",
    arguments: [
      ("\u{1b}[A", Key.up), ("\u{1b}[B", .down), ("\u{1b}OC", .right), ("\u{1b}OD", .left), ("\u{1b}[H", .home),
      ("\u{1b}[4~", .end), ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown), ("\u{1b}[3;5~", .delete), ("\r", .enter),
      ("\u{7f}", .backspace), ("\t", .tab), ("\u{15}", .control("u")), ("\0", .control(" ")), ("j", .character("j")),
      ("é", .character("é")),
      ("語", .character("語")), ("🙂", .character("🙂")),
    ]
  )
  func sequences(bytes: String, key: Key) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [key])
    #expect(!parser.isWaiting)
  }

  @Test("a sequence may come byte by byte")
  func pieces() {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.parse([0x5b]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.parse([0x35]).isEmpty)
    #expect(parser.parse([0x7e]) == [.pageUp])
    #expect(parser.parse([0xe8]).isEmpty)
    #expect(parser.parse([0xaa, 0x9e]) == [.character("語")])
  }

  @Test("an escape that nothing follows is the escape key")
  func escape() {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isWaiting)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse("\u{1b}q".utf8) == [.escape, .character("q")])
  }

  @Test("many keys at once stay in order, and what means nothing is left out")
  func order() {
    var parser = KeyParser()
    #expect(
      parser.parse("a\u{1b}[Bb\u{1b}[25~c\u{1b}[Z".utf8) == [.character("a"), .down, .character("b"), .character("c")]
    )
    #expect(parser.parse([0xff, 0x61]).isEmpty)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse([0xc3, 0x28, 0x1f]) == [.character("(")])
  }
}
