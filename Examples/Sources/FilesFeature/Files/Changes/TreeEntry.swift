import Foundation

/// A file of a tree that is copied.
nonisolated struct TreeEntry {
  /// The path relative to the root of the tree; empty for the root itself.
  let name: FileName
  let status: FileStatus

  /// Whether it is a pipe, a socket or a device.
  var isSpecial: Bool { ![S_IFDIR, S_IFREG, S_IFLNK].contains(status.format) }

  /// Returns all files of a tree, each directory before its contents. Links are not followed.
  static func all(below root: Path, _ control: TransferControl) throws -> [TreeEntry] {
    guard let status = FileStatus(root) else { throw FileProblem(errno: errno, at: root) }
    var entries = [TreeEntry(name: "", status: status)]
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      index += 1
      guard entry.status.isDirectory else { continue }
      let directory = root.appending(entry: entry.name)
      for name in try DirectoryReader(directory, followsLink: false).names() {
        if entries.count.isMultiple(of: DirectoryReader.stride) { try control.check(at: root) }
        let path = directory.appending(name.name)
        guard let status = FileStatus(path) else {
          // A file that is removed meanwhile is no part of the copy. Without any other file, the copy is not complete.
          guard errno == ENOENT else { throw FileProblem(errno: errno, at: path) }
          continue
        }
        let relative = entry.name.isEmpty ? name.name : entry.name.appending(name.name)
        entries.append(TreeEntry(name: relative, status: status))
      }
    }
    return entries
  }
}

nonisolated extension Path {
  /// Returns the path of an entry of the tree at this path.
  func appending(entry name: FileName) -> Path {
    name.isEmpty ? self : appending(name)
  }
}
