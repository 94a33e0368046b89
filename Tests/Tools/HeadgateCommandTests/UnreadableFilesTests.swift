// Tests of: HeadgateLint/UnreadableFile.swift

import Foundation
import Testing

/// Files that cannot be read, or that must not be read: each one costs a line, and the tools treat the others.
@Suite("unreadable files")
struct UnreadableFilesTests {
  /// A line of the shell that makes the file, and a part of the line that reports it.
  static let files: [String: (make: String, report: String)] = [
    "a link without a target": ("ln -s none.swift A.swift", "A.swift"),
    "a link to itself": ("ln -s A.swift A.swift", "A.swift"),
    "a circle of links": ("ln -s B.swift A.swift; ln -s A.swift B.swift", "A.swift"),
    "a link to a device without an end": ("ln -s /dev/zero A.swift", "it is a link to a device"),
    "a link to a pipe": ("mkfifo pipe; ln -s pipe A.swift", "it is a link to a pipe"),
    "a link to a folder": ("mkdir folder; ln -s folder A.swift", "it is a link to a folder"),
    "a name that is not UTF-8": (#"touch $'caf\xe9.swift'"#, "its name is not UTF-8"),
    "a folder whose name is not UTF-8": (
      #"mkdir $'caf\xe9'; cp Feed.swift $'caf\xe9/Feed.swift'"#, "its name is not UTF-8"
    ),
    "a file that is too long": ("truncate -s 5M A.swift", "it has more than 4 MB"),
    "a file without an end": ("truncate -s 1T A.swift", "it has more than 4 MB"),
  ]
  /// A limit of memory, so that a file without an end ends the command and not the machine.
  private static let limit = "ulimit -v 8000000"

  @Test("lint reports the file and lints the others", arguments: files.keys.sorted())
  func lint(_ name: String) throws {
    let (make, report) = try #require(Self.files[name])
    for line in ["lint --no-cache", "lint --no-cache --fix", "lint --cache cache"] {
      let folder = try SampleFolder(["Feed.swift": SampleFolder.error])
      let run = try CommandRun(shell: "\(make); \(Self.limit); $H \(line)", in: folder.path)
      #expect(run.code == 1, "\(run.errors)")
      #expect(run.output.contains(report), "\(run.output)")
      #expect(run.output.contains("Feed.swift:2:"), "\(run.output)")
      #expect(run.errors == "")
    }
  }

  @Test("every form of the output names the file", arguments: ["xcode", "github", "json", "sarif"])
  func formats(_ format: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "ln -s /dev/zero A.swift; $H lint --no-cache --format \(format)", in: folder.path)
    #expect(run.code == 3, "\(run.errors)")
    #expect(run.output.contains("A.swift"))
    #expect(run.output.contains("it is a link to a device"))
  }

  @Test("map shows the other files, and names the file", arguments: files.keys.sorted())
  func map(_ name: String) throws {
    let (make, report) = try #require(Self.files[name])
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "\(make); \(Self.limit); $H map .", in: folder.path)
    #expect(run.code == 3, "\(run.errors)")
    #expect(run.output.contains("refreshButtonTapped"), "\(run.output)")
    #expect(run.errors.contains(report), "\(run.errors)")
  }

  @Test("migrate changes the other files, and names the file", arguments: files.keys.sorted())
  func migrate(_ name: String) throws {
    let (make, report) = try #require(Self.files[name])
    let old = SampleFolder.clean.replacing("import Headgate", with: "import ComposableArchitecture")
    let folder = try SampleFolder(["Feed.swift": old])
    let run = try CommandRun(shell: "\(make); \(Self.limit); $H migrate --write", in: folder.path)
    #expect(run.code == 3, "\(run.errors)")
    #expect(run.output.contains(report), "\(run.output)")
    #expect(run.output.contains("1 file changed."), "\(run.output)")
    #expect(try String(contentsOfFile: "\(folder.path)/Feed.swift", encoding: .utf8).hasPrefix("import Headgate\n"))
  }

  @Test("a gate is added in the other files", arguments: files.keys.sorted())
  func gate(_ name: String) throws {
    let (make, report) = try #require(Self.files[name])
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "\(make); \(Self.limit); $H migrate --gate Feed", in: folder.path)
    #expect(run.output.contains("1 file changed."), "\(run.output) \(run.errors)")
    #expect(run.output.contains(report), "\(run.output)")
  }

  @Test("a folder without permissions is reported, and the other files are linted", .enabled(if: OtherUser.canRun))
  func lockedFolder() throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.error, "locked/A.swift": "", "B.swift": ""])
    folder.lock("locked")
    folder.lock("B.swift")
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H lint --no-cache", in: folder.path)
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("locked:1:1: error:"), "\(run.output)")
    #expect(run.output.contains("B.swift:1:1: error:"), "\(run.output)")
    #expect(run.output.contains("Feed.swift:2:"), "\(run.output)")
  }

  @Test("a device or a pipe that is named is not read")
  func named() throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.error])
    let line = "mkfifo pipe; \(Self.limit); $H lint --no-cache pipe /dev/zero Feed.swift"
    let run = try CommandRun(shell: line, in: folder.path)
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("it is a pipe"), "\(run.output)")
    #expect(run.output.contains("it is a device"), "\(run.output)")
  }
}
