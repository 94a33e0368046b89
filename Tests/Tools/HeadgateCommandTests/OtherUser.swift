import Foundation

/// The user without rights, for files that cannot be read. The superuser can read all files.
enum OtherUser {
  /// Whether the user can run the command: it can lie in a folder that only its owner can read.
  static let canRun = (try? CommandRun(shell: "\(prefix)$H --help").code) == 0

  /// The start of a line of the shell that runs a command without rights.
  static let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
}
