import Foundation
import Testing

@testable import HeadgateLint

struct SwiftFolderTests {
  /// Makes a folder with files, and removes it after the test.
  private func inFolder(_ files: [String], _ test: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "folder \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    try test(folder.path)
  }

  @Test func hiddenFoldersAndProductsOfBuildsAreLeftOut() throws {
    let files = [
      "A.swift", "b/c/D.swift", "b/notes.md", ".build/E.swift", "Pods/F.swift", "b/DerivedData/G.swift", ".H.swift",
      "Folder.swift/I.swift",
    ]
    try inFolder(files) { folder in
      let expected = ["A.swift", "Folder.swift/I.swift", "b/c/D.swift"].map { "\(folder)/\($0)" }
      for start in [folder, "\(folder)/"] {
        let found = SwiftFolder.files(in: start).sorted()
        #expect(found == expected)
      }
    }
  }

  @Test func pipesAreLeftOut() throws {
    try inFolder(["A.swift"]) { folder in
      #expect(mkfifo("\(folder)/Pipe.swift", 0o600) == 0)
      let files = SwiftFolder.files(in: folder)
      #expect(files == ["\(folder)/A.swift"])
    }
  }

  @Test func aFileWithSeveralPathsIsThereOnce() throws {
    try inFolder(["a/A.swift", "B.swift"]) { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: "\(folder)/L.swift", withDestinationPath: "a/A.swift")
      try manager.createSymbolicLink(atPath: "\(folder)/M.swift", withDestinationPath: "a/A.swift")
      try manager.createSymbolicLink(atPath: "\(folder)/folder", withDestinationPath: "a")
      let paths = ["L.swift", "folder/A.swift", "a/A.swift", "a//A.swift", "./B.swift", "B.swift", "B.swift"]
      #expect(SwiftFolder.uniqued(paths.map { "\(folder)/\($0)" }) == ["\(folder)/B.swift", "\(folder)/a/A.swift"])
      // A link stays when the file has no other path.
      #expect(SwiftFolder.uniqued(["M.swift", "L.swift"].map { "\(folder)/\($0)" }) == ["\(folder)/L.swift"])
    }
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try inFolder(["a/A.swift"]) { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: "\(folder)/a/circle", withDestinationPath: folder)
      try manager.createSymbolicLink(atPath: "\(folder)/B.swift", withDestinationPath: "a/A.swift")
      let files = SwiftFolder.files(in: folder).sorted()
      #expect(files == ["\(folder)/B.swift", "\(folder)/a/A.swift"])
    }
  }

  @Test func aFolderThatCannotBeListedIsInTheResult() {
    #expect(SwiftFolder.files(in: "/no/such/folder") == ["/no/such/folder"])
  }
}
