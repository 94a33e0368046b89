import Foundation

extension FileOperations {
  /// The file system of this machine. `home` is the trash of the home directory's device; nil is the user's.
  package static func live(trash home: Path? = nil) -> FileOperations {
    let trash = Trash(home: home ?? .homeTrash)
    return FileOperations(
      move: { try FileMove(from: $0, to: $1).run() },
      makeDirectory: { path in
        guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw FileProblem(errno: errno, at: path) }
      },
      removeEmptyDirectory: { path in
        guard path.withCString({ rmdir($0) }) == 0 else { throw FileProblem(errno: errno, at: path) }
      },
      transfer: { transfer, progress, isStopped in
        let control = TransferControl(progress: progress, isStopped: isStopped)
        return try await FileTransfer(transfer: transfer, control: control).run()
      },
      trash: { try trash.put($0) },
      restore: { file in
        try FileMove(from: file.file, to: file.original).run()
        _ = file.info.withCString { unlink($0) }
      }
    )
  }
}
