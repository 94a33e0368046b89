#if os(Linux)
  import FilesFeature
  import Foundation
  import TemporaryFiles
  import Testing

  /// Moves to another file system, full ones, and the trashes at their tops.
  @Suite(
    "Another file system",
    .serialized,
    .enabled(if: TemporaryVolume.isAllowed, "only a user who may mount file systems can run these tests")
  )
  struct OtherVolumeTests {
    private let disk: TemporaryDirectory
    private let volume: TemporaryVolume
    private let operations: FileOperations

    init() throws {
      disk = try TemporaryDirectory()
      volume = try TemporaryVolume(megabytes: 4)
      try disk.directory("tree/inner")
      try disk.file("tree/inner/a.txt", bytes: 10)
      try disk.link("tree/link", to: "inner")
      operations = .live(trash: Path(disk.path + "/Trash"))
    }

    private var top: Path { Path(volume.path) }
    private var home: Path { Path(disk.path) }

    private func names(_ path: Path) throws -> Set<String> {
      Set(try FileManager.default.subpathsOfDirectory(atPath: path.string))
    }

    private func make(_ name: FileName, bytes: Int = 1) throws -> Path {
      let path = top.appending(name)
      try Data(repeating: 0x61, count: bytes).write(to: URL(fileURLWithPath: path.string))
      return path
    }

    private func transfer(_ kind: Transfer.Kind, _ from: Path, _ to: Path) async throws -> TransferResult {
      try await operations.transfer(Transfer(kind, from, to: to), { _ in }, { false })
    }

    // MARK: Moves

    @Test("a move is a copy whose source is removed, and moves back")
    func move() async throws {
      let (from, to) = (home.appending("tree"), top.appending("tree"))
      #expect(try await transfer(.move, from, to) == TransferResult(to))
      #expect(try names(home) == [])
      #expect(try names(top) == ["tree", "tree/inner", "tree/inner/a.txt", "tree/link"])
      #expect(try await transfer(.move, to, from) == TransferResult(from))
      #expect(try names(top) == [])
      #expect(try names(home).contains("tree/inner/a.txt"))
    }

    @Test("what is not copied is not removed")
    func special() async throws {
      #expect(home.appending("tree/inner/pipe").withCString { mkfifo($0, 0o600) } == 0)
      let result = try await transfer(.move, home.appending("tree"), top.appending("tree"))
      #expect(result.skipped == [home.appending("tree/inner/pipe")])
      #expect(result.kept != nil)
      #expect(try names(home) == ["tree", "tree/inner", "tree/inner/pipe"])
      #expect(try names(top).contains("tree/inner/a.txt"))
    }

    @Test(
      "a full disk is a message, and leaves the source and no part of a copy",
      arguments: [Transfer.Kind.copy, .move]
    )
    func full(kind: Transfer.Kind) async throws {
      try disk.file("tree/z.txt", bytes: 6_000_000)
      await #expect(throws: FileProblem(.other("No space left on device"), at: home.appending("tree/z.txt"))) {
        _ = try await transfer(kind, home.appending("tree"), top.appending("tree"))
      }
      #expect(try names(top) == [])
      #expect(try names(home).contains("tree/z.txt"))
    }

    // MARK: Trash

    private func expectTrashed(_ file: TrashedFile, in trash: Path, as path: String) throws {
      #expect(file.file == trash.appending("files").appending(file.original.name))
      #expect(!file.original.exists)
      #expect(file.file.exists)
      let info = try String(contentsOfFile: file.info.string, encoding: .utf8)
      #expect(info.hasPrefix("[Trash Info]\nPath=\(path)\nDeletionDate=20"))
      for directory in [trash, trash.appending("files"), trash.appending("info")] {
        let mode = try FileManager.default.attributesOfItem(atPath: directory.string)[.posixPermissions] as? Int
        #expect(mode == 0o700)
      }
    }

    @Test("without a shared trash, a file goes to the user's own at the top, with a relative path")
    func ownTrash() async throws {
      #expect(top.appending("d é").withCString { mkdir($0, 0o755) } == 0)
      let path = try make("d é/a.txt")
      let trashed = try await operations.trash(path)
      try expectTrashed(trashed, in: top.appending(FileName(".Trash-\(getuid())")), as: "d%20%C3%A9/a.txt")
      try await operations.restore(trashed)
      #expect(path.exists)
      #expect(!trashed.info.exists)
    }

    @Test("a shared trash that is a real directory with the sticky bit is used")
    func sharedTrash() async throws {
      #expect(top.appending(".Trash").withCString { mkdir($0, 0o777) == 0 && chmod($0, 0o1777) == 0 })
      let trashed = try await operations.trash(make("a.txt"))
      try expectTrashed(trashed, in: top.appending(FileName(".Trash/\(getuid())")), as: "a.txt")
    }

    @Test("a shared trash without the sticky bit, or that is a link, is not used", arguments: [false, true])
    func unsafeTrash(isLink: Bool) async throws {
      let shared = top.appending(".Trash")
      if isLink {
        #expect(top.appending("real").withCString { mkdir($0, 0o777) == 0 && chmod($0, 0o1777) == 0 })
        #expect(shared.withCString { symlink("real", $0) } == 0)
      } else {
        #expect(shared.withCString { mkdir($0, 0o777) } == 0)
      }
      let trashed = try await operations.trash(make("a.txt"))
      try expectTrashed(trashed, in: top.appending(FileName(".Trash-\(getuid())")), as: "a.txt")
    }

    @Test("a trash of the user that is a link or a file is refused, and nothing is deleted", arguments: [false, true])
    func refused(isLink: Bool) async throws {
      let own = top.appending(FileName(".Trash-\(getuid())"))
      if isLink { #expect(own.withCString { symlink("/tmp", $0) } == 0) } else { _ = try make(own.name) }
      let path = try make("a.txt")
      let problem = FileProblem(.noTrash("you may not make a trash on its disk"), at: path)
      await #expect(throws: problem) { _ = try await operations.trash(path) }
      #expect(problem.text.hasSuffix("it is not deleted"))
      #expect(path.exists)
    }

    @Test("the top of a disk cannot go to the trash")
    func topItself() async throws {
      await #expect(throws: FileProblem(.noTrash("it is the top of a disk"), at: top)) {
        _ = try await operations.trash(top)
      }
    }

    @Test("a file that is reached by way of a link goes to the trash of its own disk")
    func byLink() async throws {
      try disk.link("way", to: volume.path)
      _ = try make("a.txt")
      let trashed = try await operations.trash(home.appending("way/a.txt"))
      try expectTrashed(trashed, in: top.appending(FileName(".Trash-\(getuid())")), as: "a.txt")
    }

    @Test("long names, names that are taken and names that are not text fit into the trash")
    func names() async throws {
      let long = FileName(String(repeating: "é", count: 127))
      let first = try await operations.trash(make(long))
      let second = try await operations.trash(make(long))
      #expect(first.info.name.count <= 255)
      #expect(first.file != second.file)
      try await operations.restore(first)
      #expect(top.appending(long).exists)
      let latin = top.appending(FileName(bytes: [0x61, 0xe9]))
      let descriptor = latin.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
      try #require(descriptor >= 0)
      close(descriptor)
      let trashed = try await operations.trash(latin)
      var buffer = [UInt8](repeating: 0, count: 200)
      let info = trashed.info.withCString { open($0, O_RDONLY) }
      let count = read(info, &buffer, buffer.count)
      close(info)
      #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).contains("\nPath=a%E9\n"))
      try await operations.restore(trashed)
      #expect(latin.exists)
    }
  }
#endif
