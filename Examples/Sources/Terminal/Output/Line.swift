/// A piece of text in one style.
package struct Span: Equatable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A line of the screen.
package struct Line: Equatable, Sendable {
  package var spans: [Span]

  package init(_ spans: [Span]) {
    self.spans = spans
  }

  package init(_ text: String, _ style: Style = .plain) {
    spans = [Span(text, style)]
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }

  package var cellWidth: Int { spans.reduce(0) { $0 + $1.text.cellWidth } }

  /// Returns the line cut or padded to a number of cells.
  package func fitted(to cells: Int) -> Line {
    var rest = cells
    var fitting: [Span] = []
    for span in spans where rest > 0 {
      let text = span.text.cut(to: rest)
      rest -= text.cellWidth
      fitting.append(Span(text, span.style))
    }
    if rest > 0 { fitting.append(Span(String(repeating: " ", count: rest), fitting.last?.style ?? .plain)) }
    return Line(fitting)
  }

  /// The line with inverted colors, for the selected line of a list.
  package var inverted: Line {
    Line(spans.map { Span($0.text, Style(isBold: $0.style.isBold, isInverse: true)) })
  }
}
