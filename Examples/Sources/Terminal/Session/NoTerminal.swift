/// An error: the standard input or output is not a terminal.
package struct NoTerminal: Error, CustomStringConvertible {
  package var description: String {
    "This program draws on a terminal, and its input or output is something else: a pipe, a file or a job without one."
  }
}
