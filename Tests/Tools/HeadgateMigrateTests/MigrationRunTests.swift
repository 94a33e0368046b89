import Foundation
import HeadgateMigrate
import Testing

@Suite struct MigrationRunTests {
  /// A folder that is deleted with its owner.
  private final class Folder {
    let path = NSTemporaryDirectory() + "headgate-migrate-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    func write(_ data: Data, to name: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    func read(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let old = Data("import ComposableArchitecture\n".utf8)
  private let new = Data("import Headgate\n".utf8)

  @Test func filesAreWritten() throws {
    let folder = try Folder()
    try folder.write(old, to: "A.swift")
    let run = MigrationRun()
    let migration = try run.migrate(run.files(in: [folder.path]))
    #expect(try folder.read("A.swift") == old)
    #expect(try run.write(migration.files) == [])
    #expect(try folder.read("A.swift") == new)
    #expect(try run.migrate(run.files(in: [folder.path])).files.contains { $0.isChanged } == false)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try Folder()
    try folder.write(old, to: "A.text")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/A.swift",
      withDestinationPath: "\(folder.path)/A.text"
    )
    let run = MigrationRun()
    _ = try run.write(run.migrate(["\(folder.path)/A.swift"]).files)
    #expect(try folder.read("A.text") == new)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/A.swift")
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aFileThatIsNotUTF8StaysAsItIs() throws {
    let folder = try Folder()
    try folder.write(Data("// caf".utf8) + [0xE9, 0x0A] + old, to: "A.swift")
    let run = MigrationRun()
    let migration = try run.migrate(["\(folder.path)/A.swift"])
    #expect(migration.files.isEmpty)
    #expect(migration.unread.map(\.reason) == ["The file is not UTF-8."])
  }

  @Test func aFileThatChangedMeanwhileStaysAsItIs() throws {
    let folder = try Folder()
    try folder.write(old, to: "A.swift")
    let run = MigrationRun()
    let migration = try run.migrate(["\(folder.path)/A.swift"])
    let changed = old + Data("let a = 1\n".utf8)
    try folder.write(changed, to: "A.swift")
    #expect(try run.write(migration.files) == ["\(folder.path)/A.swift"])
    #expect(try folder.read("A.swift") == changed)
  }

  @Test("the other files of the package count", arguments: ["Package.swift", "App.xcodeproj/project.pbxproj"])
  func surroundings(mark: String) throws {
    let folder = try Folder()
    try folder.write(Data(), to: mark)
    let action = "enum RowsAction { case row(IdentifiedAction<Int, RowAction>) }\n"
    try folder.write(new + Data(action.utf8), to: "Sources/A/Rows.swift")
    try folder.write(old + Data("send(.row(id: 1, action: .tap))\n".utf8), to: "Tests/ATests/RowsTests.swift")
    let run = MigrationRun()
    let files = try run.migrate(run.files(in: ["\(folder.path)/Tests"])).files
    #expect(files.map(\.path) == ["\(folder.path)/Tests/ATests/RowsTests.swift"])
    #expect(files.first?.after == "import Headgate\nsend(.row(.element(id: 1, action: .tap)))\n")
  }

  @Test func aFileWithSeveralPathsIsMigratedOnce() throws {
    let folder = try Folder()
    try folder.write(old, to: "B.swift")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/A.swift", withDestinationPath: "B.swift")
    let run = MigrationRun()
    let paths = ["\(folder.path)/A.swift", "\(folder.path)/B.swift", "\(folder.path)/./B.swift"]
    let migration = try run.migrate(paths)
    #expect(migration.files.map(\.path) == [paths[0]])
    #expect(try run.write(migration.files) == [])
    #expect(try folder.read("B.swift") == new)
  }

  @Test func aLinkWithoutATargetIsListed() throws {
    let folder = try Folder()
    try folder.write(old, to: "B.swift")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/A.swift", withDestinationPath: "none.swift")
    let run = MigrationRun()
    let migration = try run.migrate(run.files(in: [folder.path]))
    #expect(migration.files.map(\.isChanged) == [true])
    #expect(
      migration.unread.map(\.reason) == [
        "The file cannot be read: it is a link to 'none.swift', which does not exist: delete the link, or correct its target."
      ]
    )
    #expect(migration.exitCode == 3)
  }

  @Test func aCopyOfAFrameworkInThePackageDoesNotCount() throws {
    let folder = try Folder()
    try folder.write(Data(), to: "Package.swift")
    for module in ["ComposableArchitecture", "HeadgateCore", "Headgate"] {
      try folder.write(Data("public typealias EffectTask = Int\n".utf8), to: "Local/Sources/\(module)/A.swift")
    }
    try folder.write(old + Data("let a: EffectTask<Int>\n".utf8), to: "Sources/App/A.swift")
    let run = MigrationRun()
    let files = try run.migrate(run.files(in: ["\(folder.path)/Sources/App"])).files
    #expect(files.first?.after == "import Headgate\nlet a: Effect<Int>\n")
  }

  @Test func aGateIgnoresLinksWithoutATargetAndReadsAFileOnce() throws {
    let folder = try Folder()
    try folder.write(Data(GateSource.child.utf8), to: "A.swift")
    for (link, target) in [("B.swift", "none.swift"), ("C.swift", "A.swift")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    let run = MigrationRun()
    let files = try run.gate("Child", in: run.files(in: [folder.path])).migration.files
    #expect(files.map(\.path) == ["\(folder.path)/A.swift"])
  }
}
