/// An event of a terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// A text that was pasted, with all its line breaks and control characters.
  case pasted(String)
  case resized(TerminalSize)
  /// A signal asks the program to end.
  case terminated(signal: Int32)
  /// The terminal was closed.
  case closed
}
