import Foundation

/// The reason why a file or a directory could not be read.
package nonisolated struct FileProblem: Error, Equatable, Sendable, Codable {
  package enum Reason: Equatable, Sendable, Codable {
    case permissionDenied
    case vanished
    case notADirectory
    case exists
    /// Two names of a directory are one name on the disk of its copy.
    case sameName
    /// A file was to be kept under a new name, and too many such names are taken.
    case noFreeName
    case otherDevice
    /// There is no trash for the file.
    case noTrash(String)
    /// The user stopped the work.
    case stopped
    /// The file changed while it was copied.
    case changed
    /// A file was to be moved to the place where it is.
    case isHere
    /// A directory was to be copied or moved into itself.
    case intoItself
    /// A directory in the way contains the file that was to take its place.
    case containsSource
    case other(String)
  }

  package var path: Path
  package var reason: Reason

  package init(_ reason: Reason, at path: Path) {
    self.reason = reason
    self.path = path
  }

  /// Creates the problem for an error at `path`.
  package init(_ error: any Error, at path: Path) {
    self = error as? FileProblem ?? FileProblem(.other(String(describing: error)), at: path)
  }

  /// Creates the problem for an error number of the system.
  init(errno number: Int32, at path: Path) {
    switch number {
    case EACCES, EPERM: self.init(.permissionDenied, at: path)
    case ENOENT: self.init(.vanished, at: path)
    case ENOTDIR: self.init(.notADirectory, at: path)
    case EEXIST: self.init(.exists, at: path)
    case EXDEV: self.init(.otherDevice, at: path)
    default: self.init(.other(String(cString: strerror(number))), at: path)
    }
  }

  /// A description: one sentence without a full stop.
  package var text: String {
    switch reason {
    case .permissionDenied: "Permission denied: you may not read this"
    case .exists: "There is a \(path.name.short) already"
    case .sameName: "\(path.name.short) and another name are one name on that disk"
    case .noFreeName: "There are too many files with names like \(path.name.short)"
    case .otherDevice: "This is on another device"
    case .noTrash(let why): "\(path.name.short) cannot go to the trash: \(why); it is not deleted"
    case .stopped: "Stopped"
    case .changed: "\(path.name.short) changed while it was copied"
    case .isHere: "\(path.name.short) is here already"
    case .intoItself: "\(path.name.short) cannot be copied or moved into itself"
    case .containsSource: "The \(path.name.short) that is here contains the file that you copy or move"
    case .vanished: "Nothing is here any more"
    case .notADirectory: "This is not a directory any more"
    case .other(let text): text
    }
  }
}
