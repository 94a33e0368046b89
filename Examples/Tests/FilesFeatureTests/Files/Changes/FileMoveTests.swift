@testable import FilesFeature
import Foundation
import TemporaryFiles
import Testing

@Suite("Moves without an exclusive rename")
struct FileMoveTests {
  private let disk: TemporaryDirectory

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("full/inner")
    try disk.file("a.txt", bytes: 3)
    try disk.link("broken", to: "nowhere")
  }

  private func move(_ from: FileName, _ to: FileName) throws {
    let path = Path(disk.path)
    let isDirectory = FileStatus(path.appending(from))?.isDirectory == true
    try FileMove(from: path.appending(from), to: path.appending(to)).replacePlaceholder(isDirectory: isDirectory)
  }

  private var names: Set<String> {
    get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: disk.path)) }
  }

  @Test("a file, a directory and a broken link are moved", arguments: ["a.txt", "full", "broken"])
  func moves(name: String) throws {
    try move(FileName(name), "new")
    #expect(try names.contains("new"))
    #expect(try !names.contains(name))
    if name == "full" { #expect(try names.contains("new/inner")) }
  }

  @Test("nothing is overwritten")
  func exists() throws {
    for source in ["a.txt", "full", "broken"] as [FileName] {
      for target in ["a.txt", "full/inner", "broken"] as [FileName] where source != target && source != "full" {
        #expect(throws: FileProblem(.exists, at: Path(disk.path).appending(target))) { try move(source, target) }
      }
    }
    #expect(try names == ["a.txt", "full", "full/inner", "broken"])
  }

  @Test("a placeholder that is not empty any more, or that is another file, is neither replaced nor removed")
  func placeholder() throws {
    let to = Path(disk.path).appending("new")
    let move = FileMove(from: Path(disk.path).appending("a.txt"), to: to)
    let gone = FileMove(from: Path(disk.path).appending("gone"), to: to)
    let written = try move.reserve(isDirectory: false)
    try Data([1]).write(to: disk.url.appendingPathComponent("new"), options: [])
    let handle = try FileHandle(forWritingTo: disk.url.appendingPathComponent("new"))
    try handle.write(contentsOf: Data([1, 2]))
    try handle.close()
    #expect(throws: FileProblem(.exists, at: to)) { try move.replace(written) }
    #expect(throws: FileProblem(.exists, at: to)) { try gone.replace(written) }
    #expect(try names == ["a.txt", "full", "full/inner", "broken", "new"])
  }

  @Test("a move that fails leaves no placeholder")
  func fails() throws {
    #expect(throws: FileProblem.self) { try move("full", "full/inner/full") }
    #expect(throws: FileProblem(.vanished, at: Path(disk.path).appending("gone"))) { try move("gone", "new") }
    #expect(throws: FileProblem(.vanished, at: Path(disk.path).appending("no"))) {
      try FileMove(from: Path(disk.path + "/a.txt"), to: Path(disk.path + "/no/a.txt")).run()
    }
    #expect(try names == ["a.txt", "full", "full/inner", "broken"])
  }
}
