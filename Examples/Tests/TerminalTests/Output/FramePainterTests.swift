import Terminal
import Testing

@Suite("Painting frames")
struct FramePainterTests {
  @Test("the first frame is drawn whole, the same one again costs nothing")
  func first() {
    var painter = FramePainter()
    let frame = Frame([Line("one"), Line("two", Style(.blue, isBold: true))])
    #expect(
      painter.paint(frame) == "\u{1b}[?25l\u{1b}[0m\u{1b}[2J\u{1b}[1;1H\u{1b}[0m\u{1b}[2K\u{1b}[0mone\u{1b}[0m"
        + "\u{1b}[2;1H\u{1b}[0m\u{1b}[2K\u{1b}[0;1;34mtwo\u{1b}[0m"
    )
    #expect(painter.paint(frame) == "")
  }

  @Test("without colors, text is bold or inverse only")
  func withoutColors() {
    var painter = FramePainter(palette: .plain)
    let output = painter.paint(
      Frame([Line("one", Style(.blue, isBold: true)), Line("two", Style(.red, isInverse: true))])
    )
    #expect(output.contains("\u{1b}[0;1mone"))
    #expect(output.contains("\u{1b}[0;7mtwo"))
  }

  @Test("another palette draws everything again, in its colors")
  func palette() {
    var painter = FramePainter(palette: Palette(.dark, depth: .many))
    let frame = Frame([Line("one", Style(.blue))])
    #expect(painter.paint(frame).contains("\u{1b}[0;38;5;75mone"))
    painter.palette = Palette(.light, depth: .many)
    #expect(painter.paint(frame).contains("\u{1b}[0;38;5;25mone"))
    painter.palette = Palette(.light, depth: .many)
    #expect(painter.paint(frame) == "")
  }

  @Test("only lines that changed are drawn")
  func changes() {
    var painter = FramePainter()
    _ = painter.paint(Frame([Line("one"), Line("two"), Line("three")]))
    let output = painter.paint(Frame([Line("one"), Line("2"), Line("three")]))
    #expect(output == "\u{1b}[?25l\u{1b}[2;1H\u{1b}[0m\u{1b}[2K\u{1b}[0m2\u{1b}[0m")
  }

  @Test("lines that are no more are erased")
  func shorter() {
    var painter = FramePainter()
    _ = painter.paint(Frame([Line("one"), Line("two")]))
    #expect(painter.paint(Frame([Line("one")])) == "\u{1b}[?25l\u{1b}[2;1H\u{1b}[0m\u{1b}[2K")
  }

  @Test("the cursor is shown where text is typed, and hidden again")
  func cursor() {
    var painter = FramePainter()
    _ = painter.paint(Frame([Line("/")]))
    #expect(painter.paint(Frame([Line("/")], cursor: .init(row: 0, column: 1))) == "\u{1b}[?25l\u{1b}[1;2H\u{1b}[?25h")
    #expect(painter.paint(Frame([Line("/")])) == "\u{1b}[?25l")
  }

  @Test("after a reset everything is drawn again")
  func reset() {
    var painter = FramePainter()
    let frame = Frame([Line("one")])
    let whole = painter.paint(frame)
    painter.reset()
    #expect(painter.paint(frame) == whole)
  }

  @Test("after a character whose width terminals do not agree on, the next span begins at its column")
  func uncertainWidths() {
    func output(_ name: String) -> String {
      var painter = FramePainter()
      return painter.paint(Frame([Line([Span(name), Span("end")])]))
    }
    #expect(output("👨‍👩‍👧").hasSuffix("👨‍👩‍👧\u{1b}[3G\u{1b}[0mend\u{1b}[0m"))
    #expect(output("e\u{301}x").contains("\u{1b}[3G"))
    for name in ["name", "日本語", "שלום", "é"] { #expect(!output(name).contains("G")) }
  }
}
