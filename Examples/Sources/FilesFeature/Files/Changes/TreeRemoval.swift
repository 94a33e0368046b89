import Foundation

/// Removes files of the program's own copies, and the sources of complete moves to another device.
nonisolated enum TreeRemoval {
  /// Removes a temporary copy as far as possible. A link is removed, and its target is never entered.
  static func remove(_ path: Path) {
    remove(path.bytes, in: AT_FDCWD, path)
  }

  private static func remove(_ name: FileName, in parent: Int32, _ path: Path) {
    guard let status = FileStatus(name, in: parent) else { return }
    guard status.isDirectory else {
      _ = name.withCString { unlinkat(parent, $0, 0) }
      return
    }
    // A copy has the permissions of its source, with which it may not be readable.
    _ = name.withCString { fchmodat(parent, $0, 0o700, AT_SYMLINK_NOFOLLOW) }
    // Another program may replace the directory with a link at any time: only the open directory is certain.
    let directory = name.withCString { openat(parent, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    if directory >= 0 {
      for inner in (try? DirectoryReader(path).names(in: directory)) ?? [] {
        remove(inner.name, in: directory, path.appending(inner.name))
      }
      close(directory)
    }
    _ = name.withCString { unlinkat(parent, $0, AT_REMOVEDIR) }
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
