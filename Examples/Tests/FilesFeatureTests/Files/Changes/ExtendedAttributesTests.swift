#if os(Linux)
  @testable import FilesFeature
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Extended attributes and access control lists")
  struct ExtendedAttributesTests {
    private let disk: TemporaryDirectory
    private let operations = FileOperations.live(trash: Path("/nonexistent"))

    init() throws {
      disk = try TemporaryDirectory()
      try disk.file("a.txt", bytes: 3)
      try disk.directory("to")
    }

    /// Another user may read and write, the group may not, in the form of the kernel.
    private static let list: [UInt8] =
      [2, 0, 0, 0]
      + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 6, 0, 0x39, 0x30, 0, 0] + [4, 0, 0, 0, 255, 255, 255, 255]
      + [0x10, 0, 6, 0, 255, 255, 255, 255] + [0x20, 0, 0, 0, 255, 255, 255, 255]

    private func set(_ name: String, _ value: [UInt8], at path: String) -> Bool {
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      return ExtendedAttributes.set(name, value, of: descriptor)
    }

    private func value(_ name: String, at path: String) -> [UInt8]? {
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      return ExtendedAttributes.value(name, of: descriptor)
    }

    private func mode(_ path: String) -> mode_t {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    private func copy(_ name: FileName, to target: Path, _ kind: Transfer.Kind = .copy) async throws -> TransferResult {
      try await operations.transfer(Transfer(kind, Path(disk.path).appending(name), to: target), { _ in }, { false })
    }

    @Test("attributes of the user and access control lists are copied, where the disk has them")
    func copied() async throws {
      let (file, directory) = (disk.path + "/a.txt", disk.path + "/tree")
      try disk.directory("tree")
      let hasUser = set("user.note", [1, 2, 3], at: file)
      let hasLists =
        set("system.posix_acl_access", Self.list, at: file) && set("system.posix_acl_default", Self.list, at: directory)
      _ = try await copy("a.txt", to: Path(disk.path + "/to/a.txt"))
      _ = try await copy("tree", to: Path(disk.path + "/to/tree"))
      #expect(value("user.note", at: disk.path + "/to/a.txt") == (hasUser ? [1, 2, 3] : nil))
      #expect(value("system.posix_acl_access", at: disk.path + "/to/a.txt") == (hasLists ? Self.list : nil))
      #expect(value("system.posix_acl_default", at: disk.path + "/to/tree") == (hasLists ? Self.list : nil))
      #expect(mode(disk.path + "/to/a.txt") == mode(file))
    }

    @Test(
      "a disk without access control lists gives the group no rights of others, and a move says what is lost",
      .enabled(if: TemporaryVolume.isAllowed, "only a user who may mount file systems can run this test")
    )
    func lost() async throws {
      let volume = try TemporaryVolume(megabytes: 1, type: "ramfs")
      try disk.file("plain.txt", bytes: 3)
      #expect(try await !copy("plain.txt", to: Path(volume.path + "/plain.txt"), .move).losesAttributes)
      guard set("system.posix_acl_access", Self.list, at: disk.path + "/a.txt") else { return }
      #expect(mode(disk.path + "/a.txt") == 0o660)
      #expect(try await copy("a.txt", to: Path(volume.path + "/a.txt"), .move).losesAttributes)
      #expect(mode(volume.path + "/a.txt") == 0o600)
    }

    @Test("a disk that refuses permissions is no failure")
    func refused() throws {
      let descriptor = open("/proc/self/status", O_RDONLY)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      #expect(fchmod(descriptor, 0o600) != 0)
      let status = try #require(FileStatus(Path(disk.path + "/a.txt")))
      try status.apply(to: descriptor, keepsAccess: true, at: Path("/proc/self/status"))
    }
  }
#endif
