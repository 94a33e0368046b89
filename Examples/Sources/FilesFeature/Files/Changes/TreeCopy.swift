import Foundation

/// Copies the files of a tree to a new place. Nothing is overwritten: every file is created.
nonisolated struct TreeCopy {
  let entries: [TreeEntry]
  let source: Path
  let target: Path
  /// Whether the copy is on the disk, and not only in the memory of the system, when it is done.
  let isSynced: Bool

  var skipped: [Path] { entries.filter(\.isSpecial).map { source.appending(entry: $0.name) } }

  /// - Returns: Whether all extended attributes are copied.
  func run(_ control: TransferControl) async throws -> Bool {
    do {
      return try await copy(control)
    } catch let problem as FileProblem where problem.reason == .exists {
      // Only files of this tree are in the copy.
      throw FileProblem(.sameName, at: problem.path)
    }
  }

  private func copy(_ control: TransferControl) async throws -> Bool {
    var isComplete = true
    var pulse = Pulse()
    var progress = TransferProgress(
      allFiles: entries.count { !$0.status.isDirectory && !$0.isSpecial },
      allBytes: entries.reduce(0) { $0 + ($1.status.format == S_IFREG ? $1.status.size : 0) }
    )
    let copy = FileCopy(isSynced: isSynced)
    for entry in entries where !entry.isSpecial {
      let (from, to) = (source.appending(entry: entry.name), target.appending(entry: entry.name))
      try control.check(at: from)
      switch entry.status.format {
      case S_IFDIR:
        guard to.withCString({ mkdir($0, 0o700) }) == 0 else { throw FileProblem(errno: errno, at: from) }
        continue
      case S_IFLNK:
        try Self.copyLink(from, to, entry.status)
      default:
        let before = progress.bytes
        let hasAttributes = try await copy.run(from, to, entry.status) { bytes in
          try control.check(at: from)
          progress.bytes = before + bytes
          if pulse.isDue() { await control.progress(progress) }
        }
        if !hasAttributes { isComplete = false }
      }
      progress.files += 1
      if pulse.isDue() { await control.progress(progress) }
      await Task.yield()
    }
    // The contents of a directory change its times, and a directory may not be writable: its attributes come last.
    for entry in entries.reversed() where entry.status.isDirectory {
      if try !copyAttributes(entry) { isComplete = false }
    }
    return isComplete
  }

  /// Gives the attributes of a directory to its copy.
  ///
  /// - Returns: Whether all extended attributes are copied.
  private func copyAttributes(_ entry: TreeEntry) throws(FileProblem) -> Bool {
    let (from, to) = (source.appending(entry: entry.name), target.appending(entry: entry.name))
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let input = from.withCString { open($0, flags) }
    guard input >= 0 else { throw FileProblem(errno: errno, at: from) }
    defer { close(input) }
    guard FileStatus(descriptor: input)?.isSameFile(as: entry.status) == true else {
      throw FileProblem(.changed, at: from)
    }
    let output = to.withCString { open($0, flags) }
    guard output >= 0 else { throw FileProblem(errno: errno, at: from) }
    defer { close(output) }
    if isSynced { try FileCopy.sync(output, at: from) }
    let attributes = ExtendedAttributes.copy(from: input, to: output)
    try entry.status.apply(to: output, keepsAccess: attributes.keepsAccess, at: from)
    return attributes.isComplete
  }

  private static func copyLink(_ from: Path, _ to: Path, _ status: FileStatus) throws(FileProblem) {
    guard let destination = FileName.destination(of: from.bytes) else { throw FileProblem(errno: errno, at: from) }
    guard destination.withCString({ destination in to.withCString { symlink(destination, $0) } }) == 0 else {
      throw FileProblem(errno: errno, at: from)
    }
    try status.apply(toLink: to)
  }
}
