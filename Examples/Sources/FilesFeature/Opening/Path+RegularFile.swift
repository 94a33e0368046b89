import Foundation

nonisolated extension Path {
  /// Throws unless there is a regular file, or a link to one.
  package func requireRegularFile() throws(FileProblem) {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0 else { throw FileProblem(errno: errno, at: self) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(.other("\(name.short) is not a regular file; it is not opened"), at: self)
    }
  }
}
