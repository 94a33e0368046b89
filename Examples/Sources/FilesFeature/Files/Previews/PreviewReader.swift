import Foundation

/// Reads the preview of one file.
nonisolated struct PreviewReader {
  /// The number of bytes of a file that are shown in hexadecimal digits.
  static let binaryBytes = 512
  /// The largest number of entries of a directory.
  static let maximumEntries = 1_000

  /// The names of files of the system that look like regular files, and are emptied by reading: messages of the kernel.
  private static let messages: Set<String> = [
    "/proc/kmsg", "/sys/kernel/tracing/trace_pipe", "/sys/kernel/debug/tracing/trace_pipe",
  ]

  private let path: Path

  init(_ path: Path) {
    self.path = path
  }

  func run(_ progress: @Sendable (FilePreview) async -> Void) async throws -> FilePreview {
    guard let status = FileStatus(path) else { throw FileProblem(errno: errno, at: path) }
    if Self.messages.contains(path.string) { return FilePreview(.special(.messages)) }
    if status.isDirectory { return try await directory(progress) }
    switch status.kind(of: path.bytes, in: AT_FDCWD) {
    case .link(let destination, let kind): return FilePreview(.link(to: destination, kind))
    case .special: return FilePreview(.special(status.specialKind))
    case .directory, .file: return try await file()
    }
  }

  private func file() async throws -> FilePreview {
    let file = try RegularFile(path)
    defer { file.close() }
    let start = try await file.start()
    return FilePreview(contents(start.bytes, isCut: start.isCut), size: file.size, hasChanged: start.hasChanged)
  }

  private func contents(_ bytes: [UInt8], isCut: Bool) -> FilePreview.Contents {
    if bytes.isEmpty { return .empty }
    if let image = ImageHeader(bytes) { return .image(image) }
    if PreviewText.isBinary(bytes) { return .binary(Array(bytes.prefix(Self.binaryBytes))) }
    return .text(PreviewText(bytes, isCut: isCut))
  }

  private func directory(_ progress: @Sendable (FilePreview) async -> Void) async throws -> FilePreview {
    let names = try DirectoryReader(path).names()
    try Task.checkCancellation()
    let entries = names.map { (key: naturalKey($0.name.string), entry: DirectorySummary.Entry($0, in: path)) }
      .sorted { ($0.entry.isDirectory ? 0 : 1, $0.key) < ($1.entry.isDirectory ? 0 : 1, $1.key) }
    let known = DirectorySummary(entries: entries.prefix(Self.maximumEntries).map(\.entry), count: names.count)
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
}

nonisolated extension DirectorySummary.Entry {
  fileprivate init(_ name: DirectoryReader.Name, in directory: Path) {
    let isDirectory = name.isDirectory ?? FileStatus(directory.appending(name.name))?.isDirectory
    self.init(name.name, isDirectory: isDirectory ?? false)
  }
}
