import FilesFeature
import Headgate
import Terminal

/// A question or a name field, in the line of the status.
struct PromptScreen {
  let line: Line
  /// The column of the text cursor; nil for a question.
  let cursorColumn: Int?

  /// Returns nil when nothing is asked.
  init?(_ state: Operations.State, columns: Int) {
    if let alert = state.alert {
      // The name of a file may be longer than the screen. What is asked about it comes after the name.
      let question = String(state: alert.title).printable.cutInMiddle(to: columns - 2)
      line = Line("  " + question, Style(.yellow, isBold: true))
      cursorColumn = nil
    } else if let field = state.field {
      let title =
        switch field.purpose {
        case .rename: "  New name: "
        case .makeDirectory: "  New directory: "
        }
      let problem = field.problem.map { "  " + $0 } ?? ""
      let room = max(0, columns - title.cellWidth - problem.cellWidth - 1)
      let text = field.text.printable.cut(to: room, atFront: true)
      line = Line([Span(title, Style(.yellow, isBold: true)), Span(text, .bold), Span(problem, Style(.red))])
      cursorColumn = min(columns - 1, title.cellWidth + text.cellWidth)
    } else {
      return nil
    }
  }
}
