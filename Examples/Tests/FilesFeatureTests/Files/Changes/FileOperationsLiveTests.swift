import FilesFeature
import Foundation
import TemporaryFiles
import Testing

@Suite("Changes on this machine")
struct FileOperationsLiveTests {
  private let disk: TemporaryDirectory
  private let trash: Path
  private let operations: FileOperations

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("full/inner")
    try disk.file("a 100% é.txt", bytes: 12)
    try disk.file("b.txt", bytes: 3)
    try disk.link("broken", to: "nowhere")
    trash = Path(disk.path + "/data/Trash")
    operations = .live(trash: trash)
  }

  private func path(_ name: String) -> Path { Path(disk.path + "/" + name) }

  private func names(_ name: String = "") throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/" + name))
  }

  @Test("a file, a directory and a broken link get another name", arguments: ["b.txt", "full", "broken"])
  func move(name: String) async throws {
    try await operations.move(path(name), path("new"))
    #expect(try names() == Set(["full", "a 100% é.txt", "b.txt", "broken", "new"]).subtracting([name]))
    if name == "full" { #expect(try names("new") == ["inner"]) }
  }

  @Test(
    "nothing is overwritten, not even an empty directory or a broken link",
    arguments: ["a 100% é.txt", "full/inner", "broken"]
  )
  func exists(target: String) async throws {
    for source in ["b.txt", "full"] where !target.hasPrefix(source) {
      await #expect(throws: FileProblem(.exists, at: path(target))) {
        try await operations.move(path(source), path(target))
      }
    }
    #expect(try names() == ["full", "a 100% é.txt", "b.txt", "broken"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("b.txt").string)).count == 3)
  }

  @Test("a file that is gone cannot be moved, and leaves no placeholder")
  func vanished() async throws {
    await #expect(throws: FileProblem(.vanished, at: path("gone"))) {
      try await operations.move(path("gone"), path("new"))
    }
    #expect(try !names().contains("new"))
    await #expect(throws: FileProblem(.vanished, at: path("gone"))) { _ = try await operations.trash(path("gone")) }
    #expect(try !names().contains("data"))
  }

  @Test("a directory cannot be moved into itself, and leaves no placeholder")
  func intoItself() async throws {
    await #expect(throws: FileProblem.self) { try await operations.move(path("full"), path("full/inner/full")) }
    #expect(try names("full/inner") == [])
  }

  @Test("a file on another device is not moved", .enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
  func otherDevice() async throws {
    let other = Path("/dev/shm/\(UUID().uuidString)")
    await #expect(throws: FileProblem(.otherDevice, at: other)) { try await operations.move(path("b.txt"), other) }
    #expect(!FileManager.default.fileExists(atPath: other.string))
    #expect(try names().contains("b.txt"))
  }

  @Test("only an empty directory is removed")
  func directories() async throws {
    try await operations.makeDirectory(path("new"))
    await #expect(throws: FileProblem(.exists, at: path("new"))) { try await operations.makeDirectory(path("new")) }
    try await operations.removeEmptyDirectory(path("new"))
    await #expect(throws: FileProblem.self) { try await operations.removeEmptyDirectory(path("full")) }
    #expect(try names().contains("full"))
  }

  @Test("a directory that contains the trash says so, and stays")
  func aroundTrash() async throws {
    try await operations.makeDirectory(path("data"))
    let problem = FileProblem(.noTrash("it contains the trash"), at: path("data"))
    await #expect(throws: problem) { _ = try await operations.trash(path("data")) }
    #expect(problem.text == "data cannot go to the trash: it contains the trash; it is not deleted")
    #expect(try names("data/Trash/info") == [])
  }

  @Test("the trash has the file and its description, with another name for the second one")
  func trashed() async throws {
    let name = "a 100% é.txt"
    let first = try await operations.trash(path(name))
    #expect(
      first
        == TrashedFile(
          original: path(name),
          file: trash.appending(FileName("files/" + name)),
          info: trash.appending(FileName("info/\(name).trashinfo"))
        )
    )
    let lines = try String(contentsOfFile: first.info.string, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "[Trash Info]")
    #expect(lines[1] == "Path=\(disk.path)/a%20100%25%20%C3%A9.txt")
    #expect(lines[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
    try disk.file(name, bytes: 1)
    let second = try await operations.trash(path(name))
    #expect(second.file == trash.appending(FileName("files/\(name).2")))
    try await operations.restore(first)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path(name).string)).count == 12)
    #expect(!FileManager.default.fileExists(atPath: first.info.string))
    await #expect(throws: FileProblem(.exists, at: path(name))) { try await operations.restore(second) }
    #expect(FileManager.default.fileExists(atPath: second.info.string))
  }
}
