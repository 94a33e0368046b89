/// Lines of a text, without their ends. Templates are functions that return lines.
package struct Lines: Equatable, Sendable {
  package var lines: [String] = []

  package init(_ lines: [String] = []) {
    self.lines = lines
  }

  package init(@LinesBuilder _ content: () -> Lines) {
    self = content()
  }

  /// Creates a line that opens a brace, indented lines, and the line that closes the brace.
  package static func block(_ head: String, @LinesBuilder _ content: () -> Lines) -> Lines {
    Lines(["\(head) {"] + content().indented().lines + ["}"])
  }

  /// Creates a line that opens a closure with parameters, indented lines, and the line that closes the closure.
  package static func closure(_ head: String, @LinesBuilder _ content: () -> Lines) -> Lines {
    Lines([head] + content().indented().lines + ["}"])
  }

  /// Returns the lines with another closure after the last brace.
  package func continued(_ head: String, @LinesBuilder _ content: () -> Lines) -> Lines {
    Lines(lines.dropLast() + [(lines.last ?? "") + head] + content().indented().lines + ["}"])
  }

  /// Returns the lines with two spaces before each line that is not empty.
  package func indented() -> Lines {
    Lines(lines.map { $0.isEmpty ? $0 : "  \($0)" })
  }

  /// Returns the blocks that are not empty, with an empty line between them.
  static func separated(_ blocks: [Lines]) -> Lines {
    Lines(Array(blocks.filter { !$0.lines.isEmpty }.map(\.lines).joined(separator: [""])))
  }

  /// The text of a file.
  package var text: String { lines.map { "\($0)\n" }.joined() }
}
