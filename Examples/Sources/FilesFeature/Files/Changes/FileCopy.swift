import Foundation

/// Copies the contents and the attributes of regular files.
nonisolated struct FileCopy {
  private static let chunk = 1 << 20

  let isSynced: Bool

  /// Copies a file to a name that does not exist. `progress` receives the number of bytes after each part.
  ///
  /// - Returns: Whether all extended attributes are copied.
  func run(_ from: Path, _ to: Path, _ status: FileStatus, _ progress: (Int64) async throws -> Void) async throws
    -> Bool
  {
    // Does not wait: a pipe could have taken the place of the file.
    let input = from.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard input >= 0 else { throw FileProblem(errno: errno, at: from) }
    defer { close(input) }
    guard let opened = FileStatus(descriptor: input), opened.isSameFile(as: status) else {
      throw FileProblem(.changed, at: from)
    }
    let output = to.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard output >= 0 else { throw FileProblem(errno: errno, at: from) }
    let attributes: ExtendedAttributes.Result
    do {
      try await copy(input, output, from, opened.isSparse, progress)
      attributes = ExtendedAttributes.copy(from: input, to: output)
      try opened.apply(to: output, keepsAccess: attributes.keepsAccess, at: from)
      if isSynced, fsync(output) != 0 { throw FileProblem(errno: errno, at: from) }
    } catch {
      close(output)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(output) == 0 else { throw FileProblem(errno: errno, at: from) }
    guard !isSynced || FileStatus(descriptor: input)?.isUnchanged(since: opened) == true else {
      throw FileProblem(.changed, at: from)
    }
    return attributes.isComplete
  }

  private func copy(
    _ input: Int32,
    _ output: Int32,
    _ path: Path,
    _ isSparse: Bool,
    _ progress: (Int64) async throws -> Void
  ) async throws {
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    var total: Int64 = 0
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(errno: errno, at: path) }
      total += Int64(count)
      if count == 0 || (isSparse && Self.isZero(buffer, count)) {
        // The end of a file, or a hole: the file gets its length, and the space is not used.
        guard ftruncate(output, off_t(total)) == 0, lseek(output, off_t(total), SEEK_SET) >= 0 else {
          throw FileProblem(errno: errno, at: path)
        }
        if count == 0 { return }
      } else {
        try Self.write(buffer[..<count], to: output, path)
      }
      try await progress(total)
    }
  }

  private static func isZero(_ bytes: [UInt8], _ count: Int) -> Bool {
    // Sound: both ranges are in the buffer. Each byte equals the one before it, and the first is zero.
    bytes.withUnsafeBytes { $0[0] == 0 && memcmp($0.baseAddress!, $0.baseAddress! + 1, count - 1) == 0 }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to output: Int32, _ path: Path) throws(FileProblem) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(errno: errno, at: path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the entries of a directory are on the disk.
  static func sync(_ directory: Path) throws(FileProblem) {
    let descriptor = directory.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      guard errno == EACCES else { throw FileProblem(errno: errno, at: directory) }
      // New files may be put into this directory, but it may not be read. The system writes everything instead.
      Foundation.sync()
      return
    }
    defer { close(descriptor) }
    try sync(descriptor, at: directory)
  }

  static func sync(_ descriptor: Int32, at directory: Path) throws(FileProblem) {
    // Some file systems cannot do this for directories, and report an invalid argument.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileProblem(errno: errno, at: directory) }
  }
}
