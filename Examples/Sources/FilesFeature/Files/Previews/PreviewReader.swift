import Foundation

/// Reads the preview of one file.
nonisolated struct PreviewReader {
  /// The number of bytes of a file that are shown in hexadecimal digits.
  static let binaryBytes = 512
  /// The largest number of entries of a directory.
  static let maximumEntries = 1_000

  /// The names of files of the system that look like regular files, and are emptied by reading: messages of the kernel.
  private static let messages: Set<FileName> = ["kmsg", "trace_pipe", "trace_pipe_raw"]

  /// Four files on disks that do not answer, and the next one waits until its preview is cancelled.
  private static let calls = BlockingCalls(width: 4)

  private let path: Path

  init(_ path: Path) {
    self.path = path
  }

  func run(_ progress: @Sendable (FilePreview) async -> Void) async throws -> FilePreview {
    if let preview = try await Self.calls.run({ try readFile(isCancelled: $0) }) { return preview }
    return try await directory(progress)
  }

  /// Returns the preview of a file; nil for a directory.
  private func readFile(isCancelled: () -> Bool) throws -> FilePreview? {
    guard let status = FileStatus(path) else { throw FileProblem(errno: errno, at: path) }
    switch status.kind(of: path.bytes, in: AT_FDCWD) {
    case .directory: return nil
    case .link(let destination, let kind): return FilePreview(.link(to: destination, kind))
    case .special: return FilePreview(.special(status.specialKind))
    case .file: return isMessages(status) ? FilePreview(.special(.messages)) : try file(isCancelled: isCancelled)
    }
  }

  /// The file systems of the kernel can be anywhere. Their files have the size 0, or a size that says nothing.
  private func isMessages(_ status: FileStatus) -> Bool {
    guard Self.messages.contains(path.name) else { return false }
    return status.size == 0 || path.string.hasPrefix("/proc/") || path.string.hasPrefix("/sys/")
  }

  private func file(isCancelled: () -> Bool) throws -> FilePreview {
    let file = try RegularFile(path)
    defer { file.close() }
    let start = try file.start(isCancelled: isCancelled)
    return FilePreview(contents(start.bytes, isCut: start.isCut), size: file.size, hasChanged: start.hasChanged)
  }

  private func contents(_ bytes: [UInt8], isCut: Bool) -> FilePreview.Contents {
    if bytes.isEmpty { return .empty }
    if let image = ImageHeader(bytes) { return .image(image) }
    if PreviewText.isBinary(bytes) { return .binary(Array(bytes.prefix(Self.binaryBytes))) }
    return .text(PreviewText(bytes, isCut: isCut))
  }

  private func directory(_ progress: @Sendable (FilePreview) async -> Void) async throws -> FilePreview {
    let known = try await Self.calls.run { try readEntries(isCancelled: $0) }
    await progress(FilePreview(.directory(known)))
    let tree = try await TreeMeasurement(of: path).run { tree in
      var soFar = known
      soFar.tree = tree
      await progress(FilePreview(.directory(soFar)))
    }
    var summary = known
    (summary.tree, summary.isComplete) = (tree, true)
    return FilePreview(.directory(summary))
  }

  /// Returns the entries of a directory, without its size.
  private func readEntries(isCancelled: () -> Bool) throws -> DirectorySummary {
    let names = try DirectoryReader(path).names()
    if isCancelled() { throw CancellationError() }
    let entries = names.map { (key: naturalKey($0.name.string), entry: DirectorySummary.Entry($0, in: path)) }
      .sorted { ($0.entry.isDirectory ? 0 : 1, $0.key) < ($1.entry.isDirectory ? 0 : 1, $1.key) }
    return DirectorySummary(entries: entries.prefix(Self.maximumEntries).map(\.entry), count: names.count)
  }
}

nonisolated extension DirectorySummary.Entry {
  fileprivate init(_ name: DirectoryReader.Name, in directory: Path) {
    let isDirectory = name.isDirectory ?? FileStatus(directory.appending(name.name))?.isDirectory
    self.init(name.name, isDirectory: isDirectory ?? false)
  }
}
