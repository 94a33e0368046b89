import Foundation

/// The original settings of the terminal at standard input.
struct TerminalMode {
  private let original: termios

  /// Returns nil when there is no terminal.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    original = settings
  }

  /// Enters raw mode: keys arrive immediately and without echo. Keys that send signals still do.
  func enterRaw() {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // ^Z and ^C discard no output: half of a control sequence would change the meaning of what follows.
    settings.c_lflag |= tcflag_t(NOFLSH)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  func restore() {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
