import Foundation

/// The user's trash, as in the freedesktop.org Trash specification 1.0.
///
/// A file goes to the trash of the home directory, or, on another device, to `.Trash-$uid` at the top of that device.
nonisolated struct Trash {
  let home: Path

  func put(_ path: Path) throws(FileProblem) -> TrashedFile {
    do {
      return try put(path, into: home, as: path.string)
    } catch  where error.reason == .otherDevice {
      let top = try top(of: path)
      let relative =
        top.string == "/" ? String(path.string.dropFirst()) : String(path.string.dropFirst(top.string.count + 1))
      return try put(path, into: top.appending(".Trash-\(getuid())"), as: relative)
    }
  }

  private func put(_ path: Path, into trash: Path, as original: String) throws(FileProblem) -> TrashedFile {
    let (files, infos) = (trash.appending("files"), trash.appending("info"))
    try makeDirectories([files, infos])
    let (name, info) = try reserve(path.name, in: infos, text: Self.info(original))
    let file = files.appending(name)
    do {
      try FileMove(from: path, to: file).run()
    } catch {
      unlink(info.string)
      throw error
    }
    return TrashedFile(original: path, file: file, info: info)
  }

  private func makeDirectories(_ paths: [Path]) throws(FileProblem) {
    for path in paths {
      do {
        // The specification wants directories that only the user can read.
        let url = URL(fileURLWithPath: path.string, isDirectory: true)
        try FileManager.default.createDirectory(
          at: url,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        throw FileProblem(.other("The trash \(path.string) cannot be created"), at: path)
      }
    }
  }

  /// Creates the description of the file. Its name is the first that no other file in the trash has.
  private func reserve(_ name: String, in infos: Path, text: String) throws(FileProblem) -> (String, Path) {
    for number in 1...10_000 {
      let candidate = number == 1 ? name : "\(name).\(number)"
      let info = infos.appending(candidate + ".trashinfo")
      let descriptor = open(info.string, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor < 0 {
        guard errno == EEXIST else { throw FileProblem(errno: errno, at: info) }
        continue
      }
      defer { close(descriptor) }
      let bytes = Array(text.utf8)
      guard write(descriptor, bytes, bytes.count) == bytes.count else {
        let number = errno
        unlink(info.string)
        throw FileProblem(errno: number, at: info)
      }
      return (candidate, info)
    }
    throw FileProblem(.other("The trash is full of files with this name"), at: infos)
  }

  /// Returns the highest directory on the device of a file.
  private func top(of path: Path) throws(FileProblem) -> Path {
    guard let device = FileStatus(path.string)?.device else { throw FileProblem(errno: errno, at: path) }
    var top = path
    while let parent = top.parent, FileStatus(parent.string)?.device == device { top = parent }
    return top
  }

  private static func info(_ original: String) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    var allowed = CharacterSet(charactersIn: "/-_.~")
    allowed.formUnion(CharacterSet(charactersIn: Unicode.Scalar("a")...Unicode.Scalar("z")))
    allowed.formUnion(CharacterSet(charactersIn: Unicode.Scalar("A")...Unicode.Scalar("Z")))
    allowed.formUnion(CharacterSet(charactersIn: Unicode.Scalar("0")...Unicode.Scalar("9")))
    let path = original.addingPercentEncoding(withAllowedCharacters: allowed) ?? original
    return "[Trash Info]\nPath=\(path)\nDeletionDate=\(format.string(from: Date()))\n"
  }
}

nonisolated extension Path {
  /// `$XDG_DATA_HOME/Trash`.
  static var homeTrash: Path {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return Path((data ?? NSHomeDirectory() + "/.local/share") + "/Trash")
  }
}
