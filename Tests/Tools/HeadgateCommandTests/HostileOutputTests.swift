// Tests of: REC-523

import Foundation
import GRDB
import HostileRecordings
import Testing

/// Runs each command with names that a terminal interprets.
@Suite(.timeLimit(.minutes(10)))
struct HostileOutputTests {
  /// A session with the texts in each column that has a text.
  private func session() throws -> SampleSession {
    let session = try SampleSession()
    let text = HostileTexts.escapes
    let queue = try DatabaseQueue(path: "\(session.path)/session.headgate")
    try queue.write { database in
      try database.execute(
        sql: """
          UPDATE text SET value = '\(text)' || id;
          UPDATE action SET payload = '{"Emma":"\(text)"}', coding = number % 2;
          UPDATE answer SET value = '"\(text)"';
          UPDATE sharedChange SET value = '"\(text)"', coding = id % 2;
          UPDATE snapshot SET state = '"\(text)"';
          UPDATE info SET value = '\(text)';
          """
      )
    }
    try queue.close()
    return session
  }

  // holds: REC-523
  @Test(
    "no command of a session writes a text that a terminal interprets",
    arguments: [
      "list", "list .", "show session.headgate", "show session.headgate --tree", "show session.headgate 1",
      "show session.headgate 2", "show session.headgate 4", "show session.headgate 5", "show session.headgate 99",
      "search session.headgate Emma", "search session.headgate EVIL --name", "search session.headgate none",
      "stats session.headgate", "stats session.headgate --json", "export session.headgate",
      "export session.headgate -o lines; $H session import lines -o again; $H session show again",
      "trim session.headgate --from 4 -o part; $H session show part",
    ]
  )
  func session(_ line: String) throws {
    let session = try session()
    try check(try session.run(line), of: line)
  }

  private func check(_ run: CommandRun, of line: String) throws {
    #expect(HostileTexts.interpreted(in: run.output).isEmpty, "\(line): \(run.output.debugDescription)")
    #expect(HostileTexts.interpreted(in: run.errors).isEmpty, "\(line): \(run.errors.debugDescription)")
    #expect(!(run.output + run.errors).isEmpty, "\(line)")
  }

  // holds: REC-523
  @Test func `a name with ends of lines does not look like more lines`() throws {
    let session = try SampleSession()
    let queue = try DatabaseQueue(path: "\(session.path)/session.headgate")
    try queue.write { try $0.execute(sql: "UPDATE text SET value = 'a' || char(10) || '99  forged' || id") }
    try queue.close()
    for line in ["show session.headgate", "show session.headgate --tree", "stats session.headgate"] {
      let run = try session.run(line)
      #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("99") }, "\(run.output)")
    }
  }

  // holds: REC-523
  @Test func `the errors about a file have its name without control characters`() throws {
    let session = try SampleSession()
    let name = "a\u{1B}[2J\u{202E}\n.headgate"
    try session.data().prefix(5000).write(to: URL(fileURLWithPath: "\(session.path)/\(name)"))
    for line in ["list", "show a*", "stats a*", "search a* none", "export a*", "import a* -o b", "show none a*"] {
      let run = try session.run(line)
      #expect(HostileTexts.interpreted(in: run.output + run.errors).isEmpty, "\(line): \(run.errors.debugDescription)")
      #expect(run.code != 0)
    }
  }

  /// Code and paths with the texts: in a comment, a string, a raw identifier and the names of files and folders.
  private func package() throws -> SampleFolder {
    let text = HostileTexts.escapes
    let identifier = "`a\u{9B}5m\u{202E}b\u{1B}[2J`"
    return try SampleFolder([
      "Sources/App\u{1B}[8m/Feed\u{9B}\u{202E}.swift": """
      import ComposableArchitecture
      import Headgate
      // \(text)
      @Reducer struct Feed { enum Action { case loaded(TaskResult<Int>) /* \(text) */, \(identifier), loadUser("\(text)") } }
      @Reducer struct \(identifier) { enum Action { case load } ; var body: some ReducerOf<Self> { EmptyReducer() } }

      """,
      "Sources/App\u{1B}[8m/Broken\u{1B}]0;x\u{7}.swift": "struct \(identifier) { // \(text)\n",
    ])
  }

  // holds: REC-523
  @Test(
    "no command that reads code writes a text that a terminal interprets",
    arguments: ["people", "xcode", "github", "json", "sarif"].map { "lint --no-cache --verbose --format \($0) ." }
      + ["text", "mermaid", "graphviz", "json", "html"].map { "map --format \($0)" }
      + [
        "lint --no-cache --fix .", "lint none$'\\e[2J'", "lint --explain $'a\\e[2J'", "map --sequence $'a\\e[2J'",
        "map --target $'a\\e[2J'", "migrate", "migrate --gate Feed", "migrate --gate $'a\\e[2J'",
        "new feature $'a\\e[2J'", "new package $'a\\e[2J'", "new test $'a\\e[2J'", "new test Feed", "$'a\\e[2J'",
        "lint --config $'a\\e[2J'", "session $'a\\e[2J'",
      ]
  )
  func code(_ line: String) throws {
    let folder = try package()
    try withExtendedLifetime(folder) { try check(try CommandRun(shell: "$H \(line)", in: folder.path), of: line) }
  }

  // holds: REC-523
  @Test(
    "the path of a file with ends of lines does not look like more lines",
    arguments: ["people", "xcode", "github"].map { "lint --no-cache --format \($0) ." }
      + [
        "map", "map --format graphviz", "map --format mermaid", "lint --no-cache --fix .", "migrate",
        "migrate --gate Feed", "map none*",
        "map --target $'a\\n::error'", "lint --config $'a\\n::error' .", "new package A --headgate-path $'a\\n::error'",
      ]
  )
  func linesOfPaths(_ line: String) throws {
    let name = "a\n::error file=x,line=1::x"
    let folder = try SampleFolder([
      "\(name).swift": "import ComposableArchitecture\n" + SampleFolder.error, "b\(name).swift": "func f( {",
      "c\(name).swift": "import ComposableArchitecture\nlet a: AnyScheduler\n",
    ])
    try withExtendedLifetime(folder) {
      let run = try CommandRun(shell: "ln -s $'none\\n::error' $'none\\n::error'.swift; $H \(line)", in: folder.path)
      let forged = (run.output + run.errors).split(separator: "\n").filter {
        $0.hasPrefix("::error file=x,") || $0 == "::error"
      }
      #expect(forged.isEmpty, "\(line): \(run.output) \(run.errors)")
    }
  }

  // holds: REC-523
  @Test func `JSON with escaped characters has the same values`() throws {
    let folder = try package()
    for line in ["lint --no-cache --format json .", "lint --no-cache --format sarif .", "map --format json"] {
      let run = try CommandRun(shell: "$H \(line)", in: folder.path)
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any], "\(line)")
      // SARIF has the paths as addresses.
      let expected = line.contains("sarif") ? ["%C2%9B", "%E2%80%AE"] : ["\\u009b", "\\u202e"]
      for text in expected { #expect(run.output.contains(text), "\(line): \(run.output.prefix(2000))") }
    }
    let session = try session()
    #expect(try session.run("export session.headgate > lines; $H session import lines -o again").code == 0)
    #expect(
      try session.run("export again").output == session.run("export session.headgate").output
    )
  }
}
