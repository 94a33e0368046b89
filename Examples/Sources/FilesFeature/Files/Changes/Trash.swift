import Foundation

/// The user's trash, as in the freedesktop.org Trash specification 1.0.
///
/// A file goes to the trash of the home directory, or, on another device, to a trash at the top of that device. The cache
/// `directorysizes`, which the specification leaves open, is not written.
nonisolated struct Trash {
  let home: Path

  func put(_ path: Path) throws(FileProblem) -> TrashedFile {
    guard let status = FileStatus(path) else { throw FileProblem(errno: errno, at: path) }
    let real = path.withRealParent
    if device(of: home) == status.device {
      do {
        try makeDirectory(home, of: path)
        return try put(path, into: home, as: real.bytes)
      } catch  where error.reason == .otherDevice {
        // The same device at two places is moved between neither of them: the trash of the device may be reachable.
      }
    }
    let top = real.top(on: status.device)
    guard top != real else { throw FileProblem(.noTrash("it is the top of a disk"), at: path) }
    do {
      return try put(path, into: try directory(at: top, for: path), as: real.relative(to: top))
    } catch  where error.reason == .otherDevice {
      throw FileProblem(.noTrash("its disk has no trash"), at: path)
    }
  }

  /// Returns the trash at the top of a device: `.Trash/$uid` in a directory that all users share safely, or `.Trash-$uid`.
  private func directory(at top: Path, for path: Path) throws(FileProblem) -> Path {
    let shared = top.appending(".Trash")
    if let status = FileStatus(shared), status.isDirectory, status.status.st_mode & S_ISVTX != 0 {
      let own = shared.appending(FileName("\(getuid())"))
      if isUsable(own) { return own }
    }
    let own = top.appending(FileName(".Trash-\(getuid())"))
    guard isUsable(own) else { throw FileProblem(.noTrash("you may not make a trash on its disk"), at: path) }
    return own
  }

  /// Returns whether a directory, which is made if necessary, is a real one and belongs to the user.
  private func isUsable(_ directory: Path) -> Bool {
    _ = directory.withCString { mkdir($0, 0o700) }
    guard let status = FileStatus(directory) else { return false }
    return status.isDirectory && status.status.st_uid == getuid()
  }

  private func put(_ path: Path, into trash: Path, as original: FileName) throws(FileProblem) -> TrashedFile {
    let (files, infos) = (trash.appending("files"), trash.appending("info"))
    for directory in [files, infos] { try makeDirectory(directory, of: path) }
    if contains(path, files) { throw FileProblem(.noTrash("it contains the trash"), at: path) }
    let (file, info) = try reserve(path, files, infos, text: Self.info(original))
    do {
      try FileMove(from: path, to: file).run()
    } catch {
      _ = info.withCString { unlink($0) }
      throw error
    }
    return TrashedFile(original: path, file: file, info: info)
  }

  /// Returns whether a directory is, or is below, the file at a path.
  private func contains(_ path: Path, _ directory: Path) -> Bool {
    guard let status = FileStatus(path), status.isDirectory else { return false }
    let real = directory.withRealParent
    return ([real] + real.ancestors).contains { FileStatus($0)?.isSameFile(as: status) == true }
  }

  /// Makes a directory with its parents. The specification requires directories that only the user can read.
  private func makeDirectory(_ directory: Path, of path: Path) throws(FileProblem) {
    guard !directory.isDirectory else { return }
    if let parent = directory.parent { try makeDirectory(parent, of: path) }
    guard directory.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
      throw FileProblem(.noTrash("\(directory) cannot be made"), at: path)
    }
  }

  /// Creates the description of the file. Its name is the first that no other file in the trash has.
  private func reserve(_ path: Path, _ files: Path, _ infos: Path, text: String) throws(FileProblem) -> (Path, Path) {
    let ending: FileName = ".trashinfo"
    for number in 1...10_000 {
      let suffix = FileName(number == 1 ? "" : ".\(number)")
      let name = path.name.cut(to: 255 - suffix.count - ending.count).joined("", suffix)
      let (file, info) = (files.appending(name), infos.appending(name.joined("", ending)))
      // A file without a description is not overwritten either.
      guard FileStatus(file) == nil else { continue }
      let descriptor = info.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600) }
      if descriptor < 0 {
        guard errno == EEXIST else { throw FileProblem(errno: errno, at: path) }
        continue
      }
      defer { close(descriptor) }
      let bytes = Array(text.utf8)
      guard write(descriptor, bytes, bytes.count) == bytes.count else {
        let number = errno
        _ = info.withCString { unlink($0) }
        throw FileProblem(errno: number, at: path)
      }
      return (file, info)
    }
    throw FileProblem(.noTrash("the trash is full of files with this name"), at: path)
  }

  /// Returns the device of a directory, or, when it does not exist, of the directory in which it is made.
  private func device(of directory: Path) -> UInt64? {
    var next: Path? = directory
    while let path = next {
      var status = stat()
      if path.withCString({ stat($0, &status) }) == 0 { return UInt64(truncatingIfNeeded: status.st_dev) }
      next = path.parent
    }
    return nil
  }

  private static func info(_ original: FileName) -> String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    let day = String(format: "%04d-%02d-%02d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    let clock = String(format: "%02d:%02d:%02d", Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    return "[Trash Info]\nPath=\(original.percentEncoded)\nDeletionDate=\(day)T\(clock)\n"
  }
}
