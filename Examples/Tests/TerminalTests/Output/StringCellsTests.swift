import Terminal
import Testing

@Suite("Text in cells")
struct StringCellsTests {
  @Test(
    "a text has the width that a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("ﬁ", 1), ("한글", 4), ("🙂", 2), ("👨‍👩‍👧", 2), ("☂\u{fe0f}", 2),
      ("\u{7}", 0),
    ]
  )
  func width(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test("a text is fitted to exactly so many cells")
  func fitted() {
    #expect("abc".fitted(to: 5) == "abc  ")
    #expect("abc".fitted(to: 5, .trailing) == "  abc")
    #expect("abcdef".fitted(to: 4) == "abc…")
    #expect("abcdef".fitted(to: 4, cutAtFront: true) == "…def")
    #expect("abc".fitted(to: 0) == "")
    #expect("日本語".fitted(to: 4) == "日… ")
    #expect("日本語".fitted(to: 5) == "日本…")
    #expect("日本語".fitted(to: 6) == "日本語")
  }

  @Test("what would act on the terminal is replaced")
  func printable() {
    #expect("plain".printable == "plain")
    #expect("a\u{1b}[31mb\n\u{9b}c\u{202e}d".printable == "a\u{fffd}[31mb\u{fffd}\u{fffd}c\u{fffd}d")
  }

  @Test("a text that is cut in the middle keeps its beginning and its end")
  func middle() {
    #expect("Move abcdefghijk to the trash?".cutInMiddle(to: 13) == "Move a…trash?")
    #expect("short".cutInMiddle(to: 5) == "short")
    for cells in 0...12 {
      for text in ["abcdefghijklmnop", "日本語の名前です", "a日b本c語d"] {
        #expect(text.cutInMiddle(to: cells).cellWidth <= cells, "\(text) \(cells)")
      }
    }
  }
}
