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
    #expect(parser.parse(bytes.utf8) == [.key(key)])
    #expect(!parser.isWaiting)
  }

  @Test("a sequence may come byte by byte")
  func pieces() {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.parse([0x5b]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.parse([0x35]).isEmpty)
    #expect(parser.parse([0x7e]) == [.key(.pageUp)])
    #expect(parser.parse([0xe8]).isEmpty)
    #expect(parser.parse([0xaa, 0x9e]) == [.key(.character("語"))])
  }

  @Test("an escape that nothing follows is the escape key")
  func escape() {
    var parser = KeyParser()
    #expect(parser.parse([0x1b]).isEmpty)
    #expect(parser.flush() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse("\u{1b}q".utf8) == [.key(.escape), .key(.character("q"))])
  }

  @Test("many keys at once stay in order, and what means nothing is left out")
  func order() {
    var parser = KeyParser()
    #expect(
      parser.parse("a\u{1b}[Bb\u{1b}[25~c\u{1b}[Z".utf8)
        == [.key(.character("a")), .key(.down), .key(.character("b")), .key(.character("c"))]
    )
    #expect(parser.parse([0xff, 0x61]).isEmpty)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse([0xc3, 0x28, 0x1f]) == [.key(.character("("))])
  }

  @Test("a pasted text is one event, with its line breaks and sequences; keys around it stay keys")
  func paste() {
    var parser = KeyParser()
    #expect(
      parser.parse("j\u{1b}[200~d\ry\u{1b}[Bé\u{1b}[201~k".utf8)
        == [.key(.character("j")), .pasted("d\ry\u{1b}[Bé"), .key(.character("k"))]
    )
    #expect(parser.parse("\u{1b}[200~\u{1b}[201~".utf8) == [.pasted("")])
    #expect(parser.parse("\u{1b}[201~q".utf8) == [.key(.character("q"))])
  }

  @Test("a paste may come byte by byte, and a pause in it ends nothing")
  func pasteInPieces() {
    var parser = KeyParser()
    let bytes = Array("\u{1b}[200~語\u{1b}[201\u{1b}[201~".utf8)
    for byte in bytes.dropLast() {
      #expect(parser.parse([byte]).isEmpty)
      if byte == 0x7e { #expect(!parser.isWaiting) }
    }
    #expect(parser.flush().isEmpty)
    #expect(parser.parse([bytes.last!]) == [.pasted("語\u{1b}[201")])
  }

  @Test("the rest of a very long paste is dropped, and the next key is a key")
  func longPaste() {
    var parser = KeyParser()
    var events = parser.parse("\u{1b}[200~".utf8)
    for _ in 0..<100 { events += parser.parse([UInt8](repeating: 0x61, count: 1_000)) }
    events += parser.parse("\u{1b}[201~b".utf8)
    #expect(events == [.pasted(String(repeating: "a", count: 65_536)), .key(.character("b"))])
  }
}
