import Foundation

/// The user without rights, for files that cannot be read. The superuser can read all files.
enum OtherUser {
  static let canRun = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  /// The start of a line of the shell that runs a command without rights.
  static let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
}
