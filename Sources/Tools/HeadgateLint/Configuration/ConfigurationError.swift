import HeadgateTexts

/// A mistake in a configuration file.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The line of the mistake; nil when the whole file cannot be read.
  package let line: Int?
  package let message: String

  package var description: String {
    "\(TerminalText.inLine(path)):\(line.map { "\($0):" } ?? "") error: \(TerminalText.oneLine(message))"
  }
}
