import Foundation

extension FileOperations {
  /// The file system of this machine. `home` is the trash of the home directory's device; nil is the user's.
  package static func live(trash home: Path? = nil) -> FileOperations {
    let trash = Trash(home: home ?? .homeTrash)
    return FileOperations(
      move: { try FileMove(from: $0, to: $1).run() },
      makeDirectory: { path in
        guard mkdir(path.string, 0o777) == 0 else { throw FileProblem(errno: errno, at: path) }
      },
      removeEmptyDirectory: { path in
        guard rmdir(path.string) == 0 else { throw FileProblem(errno: errno, at: path) }
      },
      trash: { try trash.put($0) },
      restore: { file in
        try FileMove(from: file.file, to: file.original).run()
        unlink(file.info.string)
      }
    )
  }
}
