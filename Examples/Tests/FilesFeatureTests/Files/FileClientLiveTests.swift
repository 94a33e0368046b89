import FilesFeature
import Foundation
import Headgate
import TemporaryFiles
import Testing

@Suite("Files of this machine")
struct FileClientLiveTests {
  private let disk: TemporaryDirectory
  private let files = FileClient.live

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("sub/inner")
    try disk.file("plain.txt", bytes: 12)
    try disk.file("sub/note.txt", bytes: 30)
    try disk.file("sub/inner/Deep Note.txt", bytes: 8)
    try disk.file("sub/.note", bytes: 1)
    try disk.link("todir", to: "sub")
    try disk.link("broken", to: "nowhere")
    try disk.link("tofile", to: "plain.txt")
  }

  @Test("a list has names, kinds, sizes and dates")
  func list() async throws {
    let items = try await files.list(path: Path(disk.path)) { _ in }
    let kinds = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.kind) })
    #expect(
      kinds == [
        "sub": .directory, "plain.txt": .file(isExecutable: false), "todir": .link(to: "sub", .directory),
        "broken": .link(to: "nowhere", .nothing), "tofile": .link(to: "plain.txt", .file),
      ]
    )
    let plain = try #require(items.first { $0.name == "plain.txt" })
    #expect(plain.size == 12)
    #expect(abs(try #require(plain.modified).timeIntervalSinceNow) < 60)
  }

  @Test("names that are not text, and look alike, are listed, entered, searched and measured")
  func noText() async throws {
    let (first, second) = (FileName(bytes: [0x62, 0xe8]), FileName(bytes: [0x62, 0xe9]))
    try disk.directory(bytes: [0x62, 0xe8])
    try disk.file(bytes: [0x62, 0xe8, 0x2f, 0xff], count: 5)
    try disk.file(bytes: [0x62, 0xe9], count: 7)
    let root = Path(disk.path)
    let items = try await files.list(path: root) { _ in }.filter { $0.name.string == "b\u{fffd}" }
    #expect(Set(items.map(\.name)) == [first, second])
    #expect(items.first { $0.name == first }?.kind == .directory)
    #expect(items.first { $0.name == second }?.size == 7)
    #expect(items.allSatisfy { $0.modified != nil })
    let inside = try await files.list(path: root.appending(first)) { _ in }
    #expect(inside.map(\.name) == [FileName(bytes: [0xff])])
    #expect(inside.map(\.size) == [5])
    #expect(try await files.measure(path: root.appending(first)) { _ in }.bytes == 5)
    #expect(
      try await files.measure(path: root) { _ in }.largest.contains(.init(name: first, isDirectory: true, bytes: 5))
    )
    let found = LockIsolated<[FileMatch]>([])
    _ = try await files.search(text: "\u{fffd}", root: root, includesHidden: false) { matches in
      found.withValue { $0 += matches }
    }
    #expect(
      found.value == [
        FileMatch(first, isDirectory: true), FileMatch(second), FileMatch(FileName(bytes: [0x62, 0xe8, 0x2f, 0xff])),
      ]
    )
  }

  @Test("a link to a name that is not text has its target")
  func linkToNoText() async throws {
    try disk.file(bytes: [0xe9], count: 1)
    let link = (disk.path + "/latin").utf8CString
    try #require(link.withUnsafeBufferPointer { symlink([-23, 0], $0.baseAddress!) } == 0)
    let items = try await files.list(path: Path(disk.path)) { _ in }
    #expect(items.first { $0.name == "latin" }?.kind == .link(to: FileName(bytes: [0xe9]), .file))
  }

  @Test("what cannot be read says why")
  func problems() async throws {
    let gone = Path(disk.path + "/gone")
    await #expect(throws: FileProblem(.vanished, at: gone)) { try await files.list(path: gone) { _ in } }
    await #expect(throws: FileProblem(.vanished, at: gone)) { _ = try await files.measure(path: gone) { _ in } }
    await #expect(throws: FileProblem(.vanished, at: gone)) {
      _ = try await files.search(text: "a", root: gone, includesHidden: false) { _ in }
    }
    let plain = Path(disk.path + "/plain.txt")
    await #expect(throws: FileProblem(.notADirectory, at: plain)) { try await files.list(path: plain) { _ in } }
  }

  @Test("a directory that one may not read says so", .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func permission() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: disk.path + "/sub/inner")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: disk.path + "/sub/inner") }
    let path = Path(disk.path + "/sub/inner")
    await #expect(throws: FileProblem(.permissionDenied, at: path)) { try await files.list(path: path) { _ in } }
    #expect(try await files.measure(path: Path(disk.path)) { _ in }.unreadable == 1)
  }

  @Test("a search finds names at any depth, near ones first, whatever their case")
  func search() async throws {
    let found = LockIsolated<[FileMatch]>([])
    let summary = try await files.search(text: "NOTE", root: Path(disk.path), includesHidden: false) { matches in
      found.withValue { $0 += matches }
    }
    #expect(found.value.map(\.relativePath) == ["sub/note.txt", "sub/inner/Deep Note.txt"])
    #expect(summary == SearchSummary())
    found.setValue([])
    _ = try await files.search(text: "e", root: Path(disk.path), includesHidden: true) { matches in
      found.withValue { $0 += matches }
    }
    #expect(found.value.contains(FileMatch("sub/.note")))
    #expect(found.value.contains(FileMatch("sub/inner", isDirectory: true)))
  }

  @Test("a measurement adds up everything below, links aside")
  func measure() async throws {
    let size = try await files.measure(path: Path(disk.path)) { _ in }
    #expect(size.bytes - size.linkBytes == 51)
    #expect(size.files == 7)
    #expect(size.directories == 2)
    #expect(size.largest.first == .init(name: "sub", isDirectory: true, bytes: 39))
    #expect(size.largest.map(\.name).contains("plain.txt"))
  }

  @Test("a file with two names has its size once")
  func hardLinks() async throws {
    let before = try await files.measure(path: Path(disk.path)) { _ in }
    try #require(link(disk.path + "/plain.txt", disk.path + "/sub/second") == 0)
    let after = try await files.measure(path: Path(disk.path)) { _ in }
    #expect(after.bytes == before.bytes)
    #expect(after.files == before.files + 1)
  }

  @Test("long work stops when its task is cancelled")
  func cancellation() async throws {
    let task = Task { [files, path = Path(disk.path)] in
      try? await Task.never()
      return try await files.measure(path: path) { _ in }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let list = Task { [files, path = Path(disk.path)] in
      try? await Task.never()
      return try await files.list(path: path) { _ in }
    }
    list.cancel()
    await #expect(throws: CancellationError.self) { try await list.value }
  }
}

extension TreeSize {
  /// The lengths of the three links that the test makes: `sub`, `nowhere` and `plain.txt`.
  fileprivate var linkBytes: Int64 { 3 + 7 + 9 }
}
