import Testing

@Suite("headgate migrate")
struct MigrateCommandTests {
  private static let old = "import ComposableArchitecture\n"
  private static let view = old + "let a = WithViewStore(b)\n"
  private static let required = old + "let a: AnyScheduler\n"
  private static let behavior = old + "func a() async { await b.skipInFlightEffects() }\n"

  @Test(
    "the exit codes are those of the documentation",
    arguments: [("", 0), (old, 0), (view, 0), (required, 1), (behavior, 1), ("func (\n", 3)] as [(String, Int32)]
  )
  func exitCodes(_ code: String, _ expected: Int32) throws {
    let folder = try SampleFolder(["Feed.swift": code])
    let run = try CommandRun("migrate", in: folder.path)
    #expect(run.code == expected)
    #expect(run.errors == "")
  }

  @Test("a required change has priority over a file that cannot be parsed")
  func severalFiles() throws {
    let folder = try SampleFolder(["Feed.swift": Self.required, "Other.swift": "func (\n"])
    #expect(try CommandRun("migrate", in: folder.path).code == 1)
  }

  @Test("the files change only with --write, and a second run changes nothing")
  func writing() throws {
    let folder = try SampleFolder(["with space/Feed.swift": Self.old])
    let run = try CommandRun("migrate", "with space", in: folder.path)
    #expect(run.output.hasPrefix("--- a/with space/Feed.swift\n"))
    #expect(try CommandRun(shell: "cat 'with space/Feed.swift'", in: folder.path).output == Self.old)
    #expect(
      try CommandRun("migrate", "--write", in: folder.path).output == "1 file changed. 0 manual changes.\n"
    )
    #expect(try CommandRun(shell: "cat 'with space/Feed.swift'", in: folder.path).output == "import Headgate\n")
    #expect(
      try CommandRun("migrate", "--write", in: folder.path).output == "0 files changed. 0 manual changes.\n"
    )
  }

  @Test(
    "a missing path and an unknown feature exit with the code 2",
    arguments: [
      ("migrate missing", "error: 'missing' cannot be read: No such file or directory\n"),
      ("migrate --gate Missing", "error: "),
    ]
  )
  func problems(_ line: String, _ text: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "$H \(line)", in: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(text), "\(run.errors)")
  }

  @Test("a folder that cannot be written is an error", .enabled(if: OtherUser.canRun))
  func lockedFolder() throws {
    let folder = try SampleFolder(["locked/Feed.swift": Self.old])
    folder.lock("locked", mode: 0o555)
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H migrate --write", in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.hasSuffix("Permission denied\n"), "\(run.errors)")
    #expect(!run.errors.contains("Error Domain"))
  }

  @Test("a link without a target is reported, and the other files are migrated")
  func brokenLink() throws {
    let folder = try SampleFolder(["Feed.swift": Self.old])
    let run = try CommandRun(shell: "ln -s none.swift Link.swift && $H migrate --write", in: folder.path)
    #expect(run.code == 3)
    #expect(run.output.contains("Link.swift: not migrated: The file cannot be read: it is a link to 'none.swift'"))
    #expect(run.output.hasSuffix("1 file changed. 0 manual changes. Not migrated: 1 file.\n"))
    let lint = try CommandRun(shell: "$H lint --no-cache", in: folder.path)
    #expect(lint.code == 3)
    #expect(lint.output.contains("Link.swift:1:1: error: The file is not linted"))
  }

  @Test("a file that is given twice is written once")
  func sameFile() throws {
    let folder = try SampleFolder(["Feed.swift": Self.old])
    let run = try CommandRun("migrate", "--write", "Feed.swift", "./Feed.swift", in: folder.path)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output == "1 file changed. 0 manual changes.\n")
  }

  @Test("a dependency with a mistake is an error", arguments: ["garbage(", "", ".package(name: \"headgate\")"])
  func dependency(_ text: String) throws {
    let folder = try SampleFolder(["Feed.swift": Self.old])
    let run = try CommandRun("migrate", "--write", "--dependency", text, in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains("The value of '--dependency' has a mistake: '\(text)' "), "\(run.errors)")
    #expect(run.errors.contains("such as '.package(name: \"headgate\", path: \"../headgate\")'"))
    #expect(try CommandRun(shell: "cat Feed.swift", in: folder.path).output == Self.old)
  }
}
