import Foundation

/// The settings of the terminal at standard input, as they were found.
struct TerminalMode {
  private let original: termios

  /// Nil when there is no terminal.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    original = settings
  }

  /// Gives every key to the program at once and shows none; the keys that send signals still do.
  func enterRaw() {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  func restore() {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
