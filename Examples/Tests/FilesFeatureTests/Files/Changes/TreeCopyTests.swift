@testable import FilesFeature
import Foundation
import TemporaryFiles
import Testing

@Suite("Copies of trees")
struct TreeCopyTests {
  private let disk: TemporaryDirectory
  private let control = TransferControl(progress: { _ in }, isStopped: { false })

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("tree/inner")
    try disk.file("tree/a.txt", bytes: 3)
  }

  private var tree: Path { Path(disk.path).appending("tree") }

  @Test("two names that are one name on the disk are another problem than a taken name", arguments: ["a.txt", "inner"])
  func sameName(name: String) async throws {
    var entries = try TreeEntry.all(below: tree, control)
    entries.append(try #require(entries.first { $0.name == FileName(name) }))
    let copy = TreeCopy(entries: entries, source: tree, target: Path(disk.path).appending("copy"), isSynced: false)
    await #expect(throws: FileProblem(.sameName, at: tree.appending(FileName(name)))) {
      _ = try await copy.run(control)
    }
  }

  @Test("a directory that was replaced by a link is not entered")
  func replacedDirectory() async throws {
    let entries = try TreeEntry.all(below: tree, control)
    try FileManager.default.removeItem(atPath: disk.path + "/tree/inner")
    try disk.link("tree/inner", to: "/")
    let copy = TreeCopy(entries: entries, source: tree, target: Path(disk.path).appending("copy"), isSynced: false)
    await #expect(throws: FileProblem.self) { _ = try await copy.run(control) }
    try disk.link("link", to: "tree")
    #expect(throws: FileProblem.self) {
      try DirectoryReader(Path(disk.path).appending("link"), followsLink: false).names()
    }
  }

  @Test("a file that cannot be examined makes the copy fail: its path is too long")
  func tooLong() throws {
    let name = FileName(String(repeating: "d", count: 250))
    var directories = [tree.withCString { open($0, O_RDONLY | O_DIRECTORY) }]
    defer {
      for directory in directories.dropLast().reversed() {
        _ = name.withCString { unlinkat(directory, $0, AT_REMOVEDIR) }
      }
      for directory in directories { close(directory) }
    }
    while directories.count < 18 {
      let last = directories[directories.count - 1]
      try #require(name.withCString { mkdirat(last, $0, 0o700) } == 0)
      directories.append(name.withCString { openat(last, $0, O_RDONLY | O_DIRECTORY) })
    }
    #expect { try TreeEntry.all(below: tree, control) } throws: {
      ($0 as? FileProblem)?.reason == .other(String(cString: strerror(ENAMETOOLONG)))
    }
  }

  @Test(
    "a directory whose files cannot be examined makes the copy fail",
    .enabled(if: geteuid() != 0, "the superuser may examine everything")
  )
  func unsearchable() throws {
    let directory = disk.path + "/tree/closed"
    try disk.file("tree/inner/b.txt")
    try FileManager.default.moveItem(atPath: disk.path + "/tree/inner", toPath: directory)
    #expect(chmod(directory, 0o400) == 0)
    defer { chmod(directory, 0o700) }
    let problem = FileProblem(.permissionDenied, at: tree.appending("closed/b.txt"))
    #expect(throws: problem) { try TreeEntry.all(below: tree, control) }
  }

  @Test("a removal removes links, and not what they lead to")
  func removal() throws {
    try disk.link("tree/inner/link", to: disk.path)
    try disk.link("link", to: "tree")
    #expect(chmod(disk.path + "/tree/inner", 0) == 0)
    TreeRemoval.remove(Path(disk.path).appending("link"))
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: disk.path)) == ["tree"])
    TreeRemoval.remove(tree)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}
