/// An error: the standard input or output is not a terminal, or a terminal that cannot move its cursor.
package struct NoTerminal: Error, CustomStringConvertible {
  package var description: String {
    "This program draws on a terminal, and its input or output is something else: a pipe, a file, a job without one, or a terminal of the kind 'dumb'."
  }
}
