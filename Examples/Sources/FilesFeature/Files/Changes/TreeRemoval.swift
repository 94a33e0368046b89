import Foundation

/// Removes files of the program's own copies, and the sources of complete moves to another device.
nonisolated enum TreeRemoval {
  /// Removes a temporary copy as far as possible.
  static func remove(_ path: Path) {
    guard let status = FileStatus(path) else { return }
    guard status.isDirectory else {
      _ = path.withCString { unlink($0) }
      return
    }
    _ = path.withCString { chmod($0, 0o700) }
    for name in (try? DirectoryReader(path).names()) ?? [] { remove(path.appending(name.name)) }
    _ = path.withCString { rmdir($0) }
  }

  /// Removes the files of a tree that were copied and have not changed since.
  ///
  /// - Returns: The first file that is still there.
  static func removeCopied(_ entries: [TreeEntry], below root: Path) -> Path? {
    var kept: Path?
    for entry in entries.reversed() {
      let path = root.appending(entry: entry.name)
      if !remove(entry, at: path) { kept = kept ?? path }
    }
    return kept
  }

  private static func remove(_ entry: TreeEntry, at path: Path) -> Bool {
    // A directory that contains a new or a skipped file is not empty, and stays.
    if entry.status.isDirectory { return path.withCString { rmdir($0) } == 0 }
    guard !entry.isSpecial, let status = FileStatus(path), status.isUnchanged(since: entry.status) else { return false }
    return path.withCString { unlink($0) } == 0
  }
}
