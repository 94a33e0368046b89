import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are replaced in one step: a reader sees the old contents or the new ones, also when the program is killed meanwhile.
enum AtomicFile {
  /// Replaces a file, and returns the stamp of the new one; nil if the file is not to be replaced any more.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - data: The new contents.
  ///   - isAlone: Whether no other program writes in the directory now.
  ///   - condition: Called when the new contents are on the disk, just before the step. Returns whether to make it.
  static func replace(_ file: URL, with data: Data, isAlone: Bool, if condition: () -> Bool) throws -> FileStamp? {
    #if os(Windows) || os(WASI)
      guard condition() else { return nil }
      try data.write(to: file, options: .atomic)
      return FileStamp(file)
    #else
      // One name for all writes, so that programs that are killed leave at most one such file.
      let suffix = isAlone ? "new" : UUID().uuidString
      let new = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent.prefix(100)).\(suffix)")
      do {
        let mode = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.posixPermissions] as? NSNumber
        try write(data, to: new.path, mode: mode.map { mode_t($0.uint16Value) })
        // The stamp is that of this program's contents: after the step, another program may replace them at once.
        let stamp = FileStamp(new)
        guard condition() else {
          unlink(new.path)
          return nil
        }
        let (from, to) = (new.path, file.path)
        guard rename(from, to) == 0 else { throw failure(errno, to) }
        return stamp
      } catch {
        unlink(new.path)
        throw error
      }
    #endif
  }

  #if !os(Windows) && !os(WASI)
    private static func write(_ data: Data, to path: String, mode: mode_t?) throws {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode ?? 0o666)
      guard descriptor >= 0 else { throw failure(errno, path) }
      defer { close(descriptor) }
      if let mode { fchmod(descriptor, mode) }
      try data.withUnsafeBytes { bytes in
        var written = 0
        while written < bytes.count {
          // In the bounds: fewer bytes than `bytes.count` are written.
          let count = systemWrite(descriptor, bytes.baseAddress! + written, bytes.count - written)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw failure(count < 0 ? errno : EIO, path) }
          written += count
        }
      }
      // Without this, a file may be empty after a power failure: the name would be on the disk before the contents.
      guard fsync(descriptor) == 0 else { throw failure(errno, path) }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes, count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes, count)
      #elseif canImport(Android)
        Android.write(descriptor, bytes, count)
      #else
        Darwin.write(descriptor, bytes, count)
      #endif
    }

    /// The error of a call.
    ///
    /// - Parameters:
    ///   - number: `errno`, which is read directly after the call: anything in between may replace it, such as the creation of a `URL`.
    ///   - path: The file.
    private static func failure(_ number: Int32, _ path: String) -> any Error {
      let code = POSIXErrorCode(rawValue: number) ?? .EIO
      return CocoaError(
        code == .ENOSPC ? .fileWriteOutOfSpace : code == .EACCES ? .fileWriteNoPermission : .fileWriteUnknown,
        userInfo: [NSURLErrorKey: URL(fileURLWithPath: path), NSUnderlyingErrorKey: POSIXError(code)]
      )
    }
  #endif
}
