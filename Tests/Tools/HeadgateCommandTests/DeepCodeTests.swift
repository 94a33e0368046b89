// Tests of: HeadgateLint/DeepStack.swift, HeadgateLint/Nesting.swift

import Foundation
import Testing

/// Code that no programmer writes and that a generator can write: a walk over it needs more stack than a thread has.
@Suite("deep code")
struct DeepCodeTests {
  /// Code of some thousand levels that the parser accepts.
  private static let code = [
    "let calls = a" + String(repeating: ".b()", count: 10_000),
    "let sum = a" + String(repeating: " + a", count: 10_000),
    "let optional: Int" + String(repeating: "?", count: 10_000) + " = nil",
    "let type = A" + String(repeating: ".A", count: 5_000) + ".self",
    "func f() { a" + String(repeating: ".send(.b)", count: 2_000) + " }",
    "func f() { if a {}" + String(repeating: " else if a {}", count: 5_000) + " }",
  ]
  /// Code that needs more than the 512 kilobytes that the threads of tasks have on some platforms.
  private static let calls = "let calls = a" + String(repeating: ".b()", count: 500) + "\n"
  private static let smallStack = "ulimit -s 512 && $H"

  @Test("lint reports the other files", arguments: code)
  func lint(_ code: String) throws {
    let folder = try SampleFolder(["Deep.swift": code, "Feed.swift": SampleFolder.error])
    let run = try CommandRun("lint", "--no-cache", in: folder.path)
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("1 error, 0 warnings in 2 files.\n"), "\(run.output.suffix(200))")
    #expect(run.errors == "")
  }

  @Test("lint reports code that the parser rejects with its line, and the other files")
  func parentheses() throws {
    let deep = String(repeating: "(", count: 10_000) + "a" + String(repeating: ")", count: 10_000)
    let folder = try SampleFolder(["Deep.swift": "\nlet nested = " + deep, "Feed.swift": SampleFolder.error])
    let run = try CommandRun("lint", "--no-cache", "--format", "xcode", in: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains("Deep.swift:2:"))
    #expect(run.output.contains("Feed.swift:2:"))
  }

  /// Code that takes the parser minutes, or the stack of the thread.
  private static let openings = ["[", "[(", "[A<", "A<", "\"\\(", "{ ", "#if A\n"]

  @Test(
    "code that is too deep for the parser is left out with its line, and the other files are treated",
    arguments: openings
  )
  func tooDeep(_ opening: String) throws {
    let deep = "\nlet a = " + String(repeating: opening, count: 20_000)
    let folder = try SampleFolder(["Deep.swift": deep, "Feed.swift": SampleFolder.clean])
    for line in ["lint --no-cache", "map .", "migrate", "migrate --gate Feed"] {
      // The limit ends the command with a signal.
      let run = try CommandRun(shell: "ulimit -t 60; $H \(line)", in: folder.path)
      #expect([0, 1, 3].contains(run.code), "\(line): \(run.code) \(run.errors)")
      let text = run.output + run.errors
      #expect(text.contains("Deep.swift"), "\(line): \(text)")
      #expect(text.contains(opening.contains("[") ? "square brackets" : "nested more than 200"), "\(line): \(text)")
    }
  }

  @Test("map shows the other files")
  func map() throws {
    let folder = try SampleFolder(["Deep.swift": Self.calls, "Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "\(Self.smallStack) map .", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("refreshButtonTapped"))
  }

  @Test("migrate changes the other files")
  func migrate() throws {
    let folder = try SampleFolder([
      "Deep.swift": "import ComposableArchitecture\n" + Self.calls,
      "Feed.swift": SampleFolder.clean.replacingOccurrences(
        of: "import Headgate",
        with: "import ComposableArchitecture"
      ),
    ])
    let run = try CommandRun(shell: "\(Self.smallStack) migrate", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("2 files changed."), "\(run.output.suffix(200))")
  }

  @Test("a gate is added in the other files")
  func gate() throws {
    let folder = try SampleFolder(["Deep.swift": Self.calls, "Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "\(Self.smallStack) migrate --gate Feed", in: folder.path)
    #expect(run.output.contains("1 file changed."), "\(run.output.suffix(200)) \(run.errors)")
  }

  @Test("new test reads the other files")
  func newTest() throws {
    let folder = try SampleFolder([
      "Package.swift": "", "Sources/App/Deep.swift": Self.calls, "Sources/App/Feed.swift": SampleFolder.clean,
      "Tests/AppTests/Other.swift": "",
    ])
    let run = try CommandRun(shell: "\(Self.smallStack) new test Feed", in: folder.path)
    #expect(run.code == 0, "\(run.errors)")
    #expect(folder.exists("Tests/AppTests/FeedTests.swift"))
  }
}
