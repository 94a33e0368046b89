import Foundation
import Testing

@Suite("headgate lint")
struct LintCommandTests {
  @Test(
    "the exit codes are those of the documentation",
    arguments: [
      (SampleFolder.clean, "", 0), (SampleFolder.clean, "--strict", 0),
      (SampleFolder.warning, "", 0), (SampleFolder.warning, "--strict", 1),
      (SampleFolder.error, "", 1), ("struct {", "", 3), ("struct {", "--strict", 3),
    ]
  )
  func exitCodes(_ code: String, _ option: String, _ expected: Int32) throws {
    let folder = try SampleFolder(["Feed.swift": code])
    let run = try CommandRun(shell: "$H lint --no-cache \(option)", in: folder.path)
    #expect(run.code == expected)
    #expect(run.errors == "")
  }

  @Test(
    "a wrong configuration, a missing path and an unknown rule end in 2",
    arguments: [
      ("lint missing", "error: 'missing' cannot be read"),
      ("lint --config missing.yml", "error: 'missing.yml' cannot be read"),
      ("lint --config wrong.yml", "wrong.yml:1"),
      ("lint --baseline missing.json", "error: 'missing.json' cannot be read"),
      ("lint --baseline wrong.yml", "error: 'wrong.yml' is no baseline"),
      ("lint --explain task-resul", "Did you mean 'task-result'?"),
    ]
  )
  func problems(_ line: String, _ text: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean, "wrong.yml": "profil: headgate\n"])
    let run = try CommandRun(shell: "$H \(line) --no-cache", in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test("each format names the file and the rule", arguments: ["people", "xcode", "github", "sarif", "json"])
  func formats(_ format: String) throws {
    let folder = try SampleFolder(["with space/Feed.swift": SampleFolder.error])
    let run = try CommandRun("lint", "--no-cache", "--format", format, "with space", in: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains(format == "sarif" ? "with%20space/Feed.swift" : "with space/Feed.swift"))
    #expect(run.output.contains("task-result"))
    if format == "json" || format == "sarif" {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    }
  }

  @Test("a folder without Swift files has no findings, and the text says that there are no files")
  func noFiles() throws {
    let folder = try SampleFolder(["README.md": "text"])
    let run = try CommandRun("lint", "--no-cache", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output == "0 errors, 0 warnings in 0 files.\n")
  }

  @Test("known findings are written, and then not reported")
  func baseline() throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.error])
    #expect(try CommandRun("lint", "--no-cache", "--write-baseline", "known.json", in: folder.path).code == 0)
    let run = try CommandRun("lint", "--no-cache", "--baseline", "known.json", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output == "0 errors, 0 warnings in 1 file.\n")
  }

  @Test("--explain and --rules print the rules")
  func rules() throws {
    #expect(try CommandRun("lint", "--explain", "task-result").output.contains("# `task-result`\n"))
    #expect(try CommandRun("lint", "--rules", "--profile", "tca").output.contains("task-result"))
  }

  @Test(
    "--fix renames an action in the whole package, and not in a part of it",
    arguments: [("", "nameChanged"), (" Sources", "setName"), (" --part", "setName")]
  )
  func renames(_ arguments: String, _ name: String) throws {
    let feature = """
      @Reducer
      struct Login {
        enum Action { case setName(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .setName(let name):
              state.name = name
              return .none
            }
          }
        }
      }

      """
    let folder = try SampleFolder(["Sources/App/Login.swift": feature])
    _ = try CommandRun(shell: "$H lint --fix --no-cache\(arguments)", in: folder.path)
    let text = try String(contentsOfFile: "\(folder.path)/Sources/App/Login.swift", encoding: .utf8)

    #expect(text.contains("case \(name)(String)"))
  }

  @Test("--fix lists what it changed, with the positions before the change", arguments: OutputList.allCases)
  func corrections(_ list: OutputList) throws {
    let code = "\nstruct ShownAction: Action {\n  var id: Int\n}\n"
    let folder = try SampleFolder(["A.swift": code, "b/B.swift": code.replacing("Shown", with: "Hidden")])
    let run = try CommandRun("lint", "--fix", "--no-cache", "--format", list.rawValue, in: folder.path)
    let lines = """
      A.swift:3:7: corrected: The property 'id' of the action 'ShownAction' can change. [mutable-action]
      b/B.swift:3:7: corrected: The property 'id' of the action 'HiddenAction' can change. [mutable-action]
      Corrected: 2 findings in 2 files.

      """

    #expect(run.code == 0)
    #expect(run.errors == (list == .people || list == .json ? "" : lines))
    switch list {
    case .people: #expect(run.output == lines + "\n0 errors, 0 warnings in 2 files.\n")
    case .json:
      let document = try JSONDecoder().decode(Corrections.self, from: Data(run.output.utf8))
      #expect(
        document.corrections
          == ["A.swift", "b/B.swift"].map {
            Corrections.Entry(rule: "mutable-action", path: $0, line: 3, column: 7, changed: [$0])
          }
      )
    case .xcode, .github: #expect(run.output == "")
    case .sarif: #expect(!run.output.contains("corrected"))
    }
    #expect(
      try CommandRun("lint", "--fix", "--no-cache", in: folder.path).output == "0 errors, 0 warnings in 2 files.\n"
    )
  }

  enum OutputList: String, CaseIterable, Sendable { case people, xcode, github, sarif, json }

  private struct Corrections: Decodable {
    struct Entry: Decodable, Equatable {
      let rule, path: String
      let line, column: Int
      let changed: [String]
    }
    let corrections: [Entry]
  }

  /// A run must not pass because it could not read the files.
  @Test(
    "a file and a folder that this user cannot read end in 3",
    .enabled(if: OtherUser.canRun),
    arguments: [
      ("lint . --no-cache", "locked"), ("lint locked --no-cache", "locked"), ("lint . --no-cache", "locked/Feed.swift"),
    ]
  )
  func permissions(_ line: String, _ locked: String) throws {
    let folder = try SampleFolder(["locked/Feed.swift": SampleFolder.clean, "code/Other.swift": SampleFolder.clean])
    folder.lock(locked)
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H \(line)", in: folder.path)
    #expect(run.code == 3, "\(run.errors)")
    let text = "\(locked):1:1: error: The file is not linted, because it cannot be read or parsed: Permission denied.\n"
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test("known findings that this user cannot write end in 2", .enabled(if: OtherUser.canRun))
  func lockedBaseline() throws {
    let folder = try SampleFolder(["locked/Feed.swift": SampleFolder.clean, "code/Other.swift": SampleFolder.clean])
    folder.lock("locked")
    let line = "lint code --no-cache --write-baseline locked/known.json"
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H \(line)", in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.hasSuffix("Permission denied\n"), "\(run.errors)")
    #expect(!run.errors.contains("Error Domain"))
  }

  @Test("a cache that cannot be written is a note: it only saves time", .enabled(if: OtherUser.canRun))
  func lockedCache() throws {
    let folder = try SampleFolder(["locked/Feed.swift": SampleFolder.clean, "code/Other.swift": SampleFolder.clean])
    folder.lock("locked")
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H lint code --cache locked/cache", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("0 errors, 0 warnings in 1 file."))
    #expect(run.errors.hasPrefix("note: without a cache, each run parses all files: "), "\(run.errors)")
    #expect(run.errors.hasSuffix("Permission denied\n"), "\(run.errors)")
  }
}
