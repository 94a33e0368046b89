/// What a terminal tells a program.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case resized(TerminalSize)
  /// A signal asks the program to end.
  case terminated(signal: Int32)
  /// Nobody is at the other end any more.
  case closed
}
