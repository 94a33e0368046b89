/// How a program ended that had the terminal.
package enum ProgramEnd: Equatable, Sendable {
  case exited(code: Int32)
  case killed(signal: Int32)
  /// The system could not start the program.
  case notStarted(errno: Int32)
}
