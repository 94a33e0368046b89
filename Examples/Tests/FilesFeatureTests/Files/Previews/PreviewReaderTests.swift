@testable import FilesFeature
import Foundation
import Headgate
import TemporaryFiles
import Testing

@Suite("Previews of files of this machine")
struct PreviewReaderTests {
  private let disk: TemporaryDirectory
  private let previews = FilePreviews.liveValue

  init() throws {
    disk = try TemporaryDirectory()
  }

  private func path(_ name: String) -> Path { Path(disk.path).appending(FileName(name)) }

  private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: disk.url.appendingPathComponent(name))
  }

  private func read(_ name: String) async throws -> FilePreview { try await previews.read(path: path(name)) { _ in } }

  @Test("a text has lines and a size, an empty file has none")
  func text() async throws {
    try write("a", "one\ntwo".utf8)
    try write("empty", [])
    #expect(
      try await read("a")
        == FilePreview(.text(PreviewText(lines: [.init([.init("one")]), .init([.init("two")])])), size: 7)
    )
    #expect(try await read("empty") == FilePreview(.empty))
  }

  @Test("only the beginning of a large file is read")
  func large() async throws {
    try write("large", String(repeating: "0123456789abcde\n", count: 100_000).utf8)
    let preview = try await read("large")
    guard case .text(let text) = preview.contents else {
      Issue.record("no text")
      return
    }
    #expect(preview.size == 1_600_000)
    #expect(text.isCut)
    #expect(text.lines.count == PreviewText.maximumLines)
    try write("exact", [UInt8](repeating: 0x61, count: RegularFile.maximumBytes))
    guard case .text(let exact) = try await read("exact").contents else {
      Issue.record("no text")
      return
    }
    #expect(!exact.isCut)
    #expect(exact.lines.map(\.isCut) == [true])
  }

  @Test("a binary file has its first bytes, an image its size")
  func others() async throws {
    let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0) }
    try write("binary", bytes)
    #expect(
      try await read("binary") == FilePreview(.binary(Array(bytes.prefix(PreviewReader.binaryBytes))), size: 2_000)
    )
    try write("image", Array("GIF89a".utf8) + [2, 0, 3, 0])
    #expect(
      try await read("image") == FilePreview(.image(ImageHeader(.gif, size: .init(width: 2, height: 3))), size: 10)
    )
  }

  @Test("a pipe is not opened: nobody writes into it, and the preview is there at once", .timeLimit(.minutes(10)))
  func pipe() async throws {
    try #require(mkfifo(disk.path + "/pipe", 0o600) == 0)
    #expect(try await read("pipe") == FilePreview(.special(.pipe)))
    #expect(try await previews.read(path: Path("/dev/null")) { _ in } == FilePreview(.special(.characterDevice)))
    // A pipe in place of a file is noticed after opening.
    #expect(throws: FileProblem(.other("This is not a regular file any more"), at: path("pipe"))) {
      try RegularFile(path("pipe"))
    }
  }

  @Test("a link has its target and the kind of the target")
  func links() async throws {
    try disk.directory("dir")
    try disk.link("to directory", to: "dir")
    try disk.link("loop", to: "loop")
    #expect(try await read("to directory") == FilePreview(.link(to: "dir", .directory)))
    #expect(try await read("loop") == FilePreview(.link(to: "loop", .nothing)))
  }

  @Test("a directory has its entries in order, then its size")
  func directory() async throws {
    try disk.directory("dir/sub")
    try disk.file("dir/b10", bytes: 10)
    try disk.file("dir/b9", bytes: 10)
    try disk.file("dir/sub/c", bytes: 5)
    let entries = [DirectorySummary.Entry("sub", isDirectory: true), .init("b9"), .init("b10")]
    let first = LockIsolated<FilePreview?>(nil)
    let preview = try await previews.read(path: path("dir")) { preview in first.withValue { $0 = $0 ?? preview } }
    #expect(first.value == FilePreview(.directory(DirectorySummary(entries: entries, count: 3))))
    guard case .directory(let summary) = preview.contents else {
      Issue.record("no directory")
      return
    }
    #expect(summary.entries == entries)
    #expect(summary.isComplete)
    #expect((summary.tree.files, summary.tree.directories, summary.tree.bytes) == (3, 1, 25))
  }

  @Test("what cannot be read says why")
  func problems() async throws {
    await #expect(throws: FileProblem(.vanished, at: path("gone"))) { try await read("gone") }
    try disk.directory("gone-soon")
    try disk.file("file")
    let file = try RegularFile(path("file"))
    defer { file.close() }
    try write("file", "more".utf8)
    #expect(try file.start { false }.hasChanged)
    #expect(throws: CancellationError.self) { _ = try file.start { true } }
  }

  @Test("a reading ends when its task is cancelled")
  func cancellation() async throws {
    try write("file", [UInt8](repeating: 0x61, count: 1_000_000))
    let task = Task { [previews, path = path("file")] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await previews.read(path: path) { _ in }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("messages of the kernel are known by their names and their size, wherever their disk is")
  func messages() async throws {
    try disk.directory("instances/kmsg")
    for name in ["instances/trace_pipe", "kmsg"] {
      try disk.file(name)
      #expect(try await read(name) == FilePreview(.special(.messages)))
      try write(name, "text".utf8)
      #expect(try await read(name) == FilePreview(.text(PreviewText(lines: [.init([.init("text")])])), size: 4))
    }
    guard case .directory = try await read("instances/kmsg").contents else {
      Issue.record("no directory")
      return
    }
  }

  #if os(Linux)
    @Test("files of /proc have the size 0 and contents")
    func proc() async throws {
      let preview = try await previews.read(path: Path("/proc/self/status")) { _ in }
      guard case .text(let text) = preview.contents else {
        Issue.record("no text: \(preview)")
        return
      }
      #expect(preview.size == 0)
      // Other programs would miss the messages that a preview reads.
      #expect(try await previews.read(path: Path("/proc/kmsg")) { _ in } == FilePreview(.special(.messages)))
      #expect(text.lines.first?.text.hasPrefix("Name:\t") == true)
    }
  #endif
}
