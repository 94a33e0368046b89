import FilesFeature
import Foundation
import Headgate
import TemporaryFiles
import Testing

@Suite("Copies and moves on this machine")
struct FileTransferTests {
  private let disk: TemporaryDirectory
  private let operations = FileOperations.live(trash: Path("/nonexistent"))

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("tree/inner/empty")
    try disk.directory("to")
    try disk.file("a.txt", bytes: 3_000_000)
    try disk.file("tree/inner/b.txt", bytes: 5)
    try disk.file(bytes: Array("tree/".utf8) + [0xe9], count: 7)
    try disk.link("tree/broken", to: "nowhere/é")
  }

  private func path(_ name: FileName) -> Path { Path(disk.path).appending(name) }

  private func names(_ name: FileName = "") throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: name.isEmpty ? disk.path : path(name).string))
  }

  @discardableResult
  private func run(_ kind: Transfer.Kind, _ from: FileName, _ to: FileName, keepsBoth: Bool = false) async throws
    -> TransferResult
  {
    try await operations.transfer(Transfer(kind, path(from), to: path(to), keepsBoth: keepsBoth), { _ in }, { false })
  }

  private func status(_ name: FileName) throws -> stat {
    var status = stat()
    try #require(path(name).withCString { lstat($0, &status) } == 0, "\(name)")
    return status
  }

  @Test("a tree is copied with its links, permissions and times")
  func copy() async throws {
    let inner = path("tree/inner")
    #expect(path("tree/inner/b.txt").withCString { chmod($0, 0o640) } == 0)
    let times = [timespec(tv_sec: 1_000, tv_nsec: 5), timespec(tv_sec: 2_000, tv_nsec: 123_456_789)]
    for name in ["tree/inner/b.txt", "tree/broken", "tree/inner"] as [FileName] {
      #expect(path(name).withCString { utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) } == 0)
    }
    #expect(inner.withCString { chmod($0, 0o550) } == 0)
    // Otherwise only the superuser could remove what this test makes.
    defer {
      for name in ["tree/inner", "to/tree/inner"] as [FileName] { _ = path(name).withCString { chmod($0, 0o700) } }
    }
    let result = try await run(.copy, "tree", "to/tree")
    #expect(result == TransferResult(path("to/tree")))
    for name in ["", "/inner", "/inner/b.txt", "/inner/empty", "/broken"] as [String] {
      let (old, new) = (try status(FileName("tree" + name)), try status(FileName("to/tree" + name)))
      #expect(old.st_mode == new.st_mode, "\(name)")
      #expect(old.st_size == new.st_size || old.st_mode & S_IFMT == S_IFDIR, "\(name)")
      #expect(old.modification == new.modification, "\(name)")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("to/tree/broken").string) == "nowhere/é")
    #expect(try status(FileName(bytes: Array("to/tree/".utf8) + [0xe9])).st_size == 7)
    #expect(try status("tree/inner/b.txt").st_size == 5)
  }

  @Test("the holes of a file stay holes, and its contents are the same")
  func sparse() async throws {
    let url = URL(fileURLWithPath: path("holes").string)
    #expect(FileManager.default.createFile(atPath: url.path, contents: Data([1, 2, 3])))
    #expect(path("holes").withCString { truncate($0, 8_000_001) } == 0)
    let handle = try FileHandle(forWritingTo: url)
    try handle.seek(toOffset: 5_000_000)
    try handle.write(contentsOf: Data([0, 0, 7]))
    try handle.close()
    try await run(.copy, "holes", "to/holes")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("to/holes").string)) == Data(contentsOf: url))
    #expect(try status("to/holes").st_blocks * 512 < 4_000_000)
  }

  @Test("progress goes up to the whole")
  func progress() async throws {
    let steps = LockIsolated<[TransferProgress]>([])
    let transfer = Transfer(.copy, path("a.txt"), to: path("to/a.txt"))
    _ = try await operations.transfer(transfer, { step in steps.withValue { $0.append(step) } }, { false })
    let first = try #require(steps.value.first)
    #expect(first.allBytes == 3_000_000)
    #expect(first.allFiles == 1)
    #expect(first.bytes > 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("to/a.txt").string)).count == 3_000_000)
  }

  @Test("nothing is overwritten, and both are kept under a new name", arguments: [Transfer.Kind.copy, .move])
  func taken(kind: Transfer.Kind) async throws {
    try disk.file("to/a.txt", bytes: 1)
    await #expect(throws: FileProblem(.exists, at: path("to/a.txt"))) { try await run(kind, "a.txt", "to/a.txt") }
    #expect(try status("to/a.txt").st_size == 1)
    #expect(try names("to") == ["a.txt"])
    #expect(try await run(kind, "a.txt", "to/a.txt", keepsBoth: true).target == path("to/a (2).txt"))
    #expect(try names().contains("a.txt") == (kind == .copy))
    try disk.directory("to/tree")
    #expect(try await run(.copy, "tree", "to/tree", keepsBoth: true).target == path("to/tree (2)"))
  }

  @Test("a file is copied beside itself under a new name, and is not moved to its own place")
  func duplicate() async throws {
    try disk.link("here", to: ".")
    #expect(try await run(.copy, "a.txt", "a.txt").target == path("a (2).txt"))
    #expect(try await run(.copy, "a.txt", "here/a.txt").target == path("here/a (3).txt"))
    await #expect(throws: FileProblem(.isHere, at: path("a.txt"))) { try await run(.move, "a.txt", "here/a.txt") }
    #expect(try status("a.txt").st_size == 3_000_000)
  }

  @Test("a long name is cut for a new name")
  func longName() async throws {
    let name = String(repeating: "é", count: 125) + ".txt"
    try disk.file(name, bytes: 1)
    let target = try await run(.copy, FileName(name), FileName(name)).target
    #expect(target.name.count <= 255)
    #expect(target.name.string.hasSuffix("é (2).txt"))
  }

  @Test("a directory is not put into itself, by way of a link either", arguments: [Transfer.Kind.copy, .move])
  func intoItself(kind: Transfer.Kind) async throws {
    try disk.link("link", to: "tree/inner")
    for target in ["tree/tree", "tree/inner/tree", "link/tree"] as [FileName] {
      await #expect(throws: FileProblem(.intoItself, at: path("tree"))) { try await run(kind, "tree", target) }
    }
    #expect(try names("tree/inner") == ["b.txt", "empty"])
  }

  @Test("a directory that contains the file is not offered to be replaced by it")
  func containsSource() async throws {
    try disk.directory("tree/inner/tree")
    await #expect(throws: FileProblem(.containsSource, at: path("tree"))) {
      try await run(.move, "tree/inner/tree", "tree")
    }
  }

  @Test("special files are left out")
  func special() async throws {
    #expect(path("tree/pipe").withCString { mkfifo($0, 0o600) } == 0)
    let result = try await run(.copy, "tree", "to/tree")
    #expect(result.skipped == [path("tree/pipe")])
    #expect(try !names("to/tree").contains("pipe"))
    let alone = try await run(.copy, "tree/pipe", "to/pipe")
    #expect(alone.skipped == [path("tree/pipe")])
    #expect(try !names("to").contains("pipe"))
    #expect(try await run(.move, "tree/pipe", "to/pipe").skipped == [])
  }

  @Test("a copy that fails or is stopped leaves nothing behind")
  func failures() async throws {
    await #expect(throws: FileProblem(.vanished, at: path("gone"))) { try await run(.copy, "gone", "to/gone") }
    await #expect(throws: FileProblem(.vanished, at: path("no"))) { try await run(.copy, "a.txt", "no/a.txt") }
    let calls = LockIsolated(0)
    await #expect(throws: FileProblem.self) {
      _ = try await operations.transfer(Transfer(.copy, path("tree"), to: path("to/tree")), { _ in }) {
        calls.withValue {
          $0 += 1
          return $0 > 3
        }
      }
    }
    #expect(calls.value > 3)
    #expect(try names("to") == [])
  }

  @Test(
    "a move to another disk succeeds in a directory that may be written and not read",
    .enabled(
      if: geteuid() != 0 && FileManager.default.fileExists(atPath: "/dev/shm"),
      "the superuser may read everything"
    )
  )
  func dropBox() async throws {
    let box = Path("/dev/shm/\(UUID().uuidString)")
    #expect(box.withCString { mkdir($0, 0o300) } == 0)
    defer {
      _ = box.withCString { chmod($0, 0o700) }
      try? FileManager.default.removeItem(atPath: box.string)
    }
    let transfer = Transfer(.move, path("a.txt"), to: box.appending("a.txt"))
    #expect(try await operations.transfer(transfer, { _ in }, { false }) == TransferResult(transfer.target))
    #expect(try !names().contains("a.txt"))
    #expect(transfer.target.exists)
  }

  @Test("a file without permission is named", .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func permission() async throws {
    #expect(path("tree/inner/b.txt").withCString { chmod($0, 0) } == 0)
    await #expect(throws: FileProblem(.permissionDenied, at: path("tree/inner/b.txt"))) {
      try await run(.copy, "tree", "to/tree")
    }
    #expect(try names("to") == [])
  }
}

extension stat {
  /// The modification time in seconds and nanoseconds.
  fileprivate var modification: [Int] {
    #if canImport(Darwin)
      [st_mtimespec.tv_sec, st_mtimespec.tv_nsec]
    #else
      [st_mtim.tv_sec, st_mtim.tv_nsec]
    #endif
  }
}
