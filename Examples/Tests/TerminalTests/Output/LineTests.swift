import Terminal
import Testing

@Suite("Lines")
struct LineTests {
  @Test("a short line is filled up in the style of its end, a long one is cut")
  func fitted() {
    let line = Line([Span("ab"), Span("cdef", .bold)])
    #expect(line.fitted(to: 8) == Line([Span("ab"), Span("cdef", .bold), Span("  ", .bold)]))
    #expect(line.fitted(to: 4) == Line([Span("ab"), Span("c…", .bold)]))
    #expect(line.fitted(to: 2).text == "ab")
    #expect(Line("日本語").fitted(to: 4).cellWidth == 4)
  }

  @Test("an inverted line keeps its text and loses its colours")
  func inverted() {
    let line = Line([Span("ab", Style(.red)), Span("c", .bold)]).inverted
    #expect(line == Line([Span("ab", Style(isInverse: true)), Span("c", Style(isBold: true, isInverse: true))]))
  }
}
