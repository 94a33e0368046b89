import Foundation
import Testing

@Suite("headgate map")
struct MapCommandTests {
  @Test("the exit codes are those of the documentation")
  func exitCodes() throws {
    let folder = try SampleFolder(["Sources/App/Feed.swift": SampleFolder.clean])
    #expect(try CommandRun("map", in: folder.path).code == 0)
    try folder.write("struct {", to: "Sources/App/Broken.swift")
    let run = try CommandRun("map", in: folder.path)
    #expect(run.code == 3)
    #expect(run.output.contains("Feed"))
    #expect(run.errors.hasPrefix("Sources/App/Broken.swift:1: error: "))
  }

  @Test(
    "what does not exist ends in 2",
    arguments: [
      ("map missing", "There is no file or folder 'missing'."),
      ("map --target Ap", "The package has no folder Sources/Ap. Did you mean 'App'?"),
      ("map --package-path missing", "There is no file or folder 'missing'."),
      ("map --feature Fed", "There is no feature 'Fed'. Did you mean 'Feed'?"),
      ("map --sequence Feed.refreshButtonTaped", "Did you mean 'refreshButtonTapped'?"),
      ("map --sequence Feed", "'Feed' is no action."),
      ("map empty", "There are no Swift files in 'empty' (/"),
      ("map empty", "/empty)."),
      ("map empty/.", "There are no Swift files in 'empty/.' (/"),
      ("map --output missing/map.txt", "No such file or directory"),
    ]
  )
  func missing(_ line: String, _ text: String) throws {
    let folder = try SampleFolder(["Sources/App/Feed.swift": SampleFolder.clean, "empty/README.md": ""])
    let run = try CommandRun(shell: "$H \(line)", in: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(!run.errors.contains("Error Domain"))
  }

  @Test("each format contains the feature", arguments: ["text", "mermaid", "graphviz", "json", "html"])
  func formats(_ format: String) throws {
    let folder = try SampleFolder(["with space/Feed.swift": SampleFolder.clean])
    let run = try CommandRun("map", "--format", format, "with space", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("Feed"))
    let written = try CommandRun("map", "--format", format, "-o", "a map", "with space", in: folder.path)
    #expect(written.output == "")
    #expect(try String(contentsOfFile: "\(folder.path)/a map", encoding: .utf8) == run.output)
  }

  @Test("each format of a sequence contains the action", arguments: ["text", "mermaid", "json"])
  func sequences(_ format: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun("map", "--sequence", "Feed.refreshButtonTapped", "--format", format, in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("refreshButtonTapped"))
  }

  /// A map without a file would not be complete, and nothing would say so.
  @Test(
    "a file or a folder that cannot be read ends in 2",
    .enabled(if: OtherUser.canRun),
    arguments: [
      "locked", "locked/Feed.swift",
    ]
  )
  func permissions(_ locked: String) throws {
    let folder = try SampleFolder(["locked/Feed.swift": SampleFolder.clean])
    folder.lock(locked)
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H map .", in: folder.path)
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("\(locked):1: error: "), "\(run.errors)")
    #expect(run.errors.contains("Permission denied"), "\(run.errors)")
  }

  @Test("manifests, hidden folders and the products of builds are left out")
  func leftOut() throws {
    let other = SampleFolder.clean.replacing("Feed", with: "Other")
    let folder = try SampleFolder([
      "Feed.swift": SampleFolder.clean, "Package.swift": other, ".hidden/A.swift": other, "Pods/A.swift": other,
      "inner/Package.swift": other,
    ])
    let run = try CommandRun("map", in: folder.path)
    #expect(run.output.contains("Feed"))
    #expect(!run.output.contains("Other"))
  }
}
