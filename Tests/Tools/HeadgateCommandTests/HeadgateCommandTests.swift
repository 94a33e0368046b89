import Foundation
import Testing

/// What all commands have in common.
@Suite("headgate")
struct HeadgateCommandTests {
  @Test(
    "each command explains itself",
    arguments: [
      ("", ["lint", "map", "new", "migrate", "session"]),
      (
        "lint",
        ["--profile", "--format", "--fix", "--strict", "--baseline", "--write-baseline", "--no-cache", "Exit codes: 0"]
      ),
      ("map", ["--target", "--format", "--output", "--feature", "--depth", "--sequence", "Exit codes: 0"]),
      ("new", ["package", "feature", "test", "Exit codes: 0"]),
      ("migrate", ["<paths>", "--write", "--dependency", "--gate", "Exit codes: 0"]),
      ("new package", ["<name>", "--path", "--headgate-path", "--headgate-url", "--main-actor"]),
      (
        "new feature",
        ["<name>", "--gated", "--plain", "--child", "--effect", "--no-test", "--target", "--package-path"]
      ),
      ("new test", ["<feature>", "--target", "--package-path"]),
      ("session", ["list", "show", "search", "stats", "export", "import", "trim", "Exit codes: 0"]),
      ("session show", ["<file>", "<number>", "--from", "--to", "--tree"]),
      ("session search", ["<text>", "--name", "--payload", "--limit", "--no-index"]),
      ("session trim", ["--last", "--from", "--output"]),
    ]
  )
  func help(_ command: String, _ texts: [String]) throws {
    for line in ["$H \(command) --help", "$H help \(command)"] {
      let run = try CommandRun(shell: line)
      #expect(run.code == 0)
      #expect(run.errors == "")
      for text in texts { #expect(run.output.contains(text), "\(line) explains \(text)") }
    }
  }

  @Test(
    "an unknown option, command or format ends in 2, with the nearest name",
    arguments: [
      ("lint --strickt", "Unknown option '--strickt'. Did you mean '--strict'?"),
      ("map --sequnce A.b", "Unknown option '--sequnce'. Did you mean '--sequence'?"),
      ("new feature A --efect", "Unknown option '--efect'. Did you mean '--effect'?"),
      ("migrate --writ", "Unknown option '--writ'. Did you mean '--write'?"),
      ("lint --format text", "The value 'text' is invalid for '--format <format>'."),
      ("map --format grafviz", "There is no format 'grafviz'. Did you mean 'graphviz'?"),
      ("lint --profile tcaa", "The value 'tcaa' is invalid for '--profile <profile>'."),
      ("lint --format", "Missing value for '--format <format>'"),
      ("new feature", "Missing expected argument '<name>'"),
      ("new test", "Missing expected argument '<feature>'"),
      ("new package A B", "Unexpected argument 'B'"),
      ("nothing", "Unexpected argument 'nothing'"),
      ("session shwo", "Unexpected argument 'shwo'"),
      ("session show a b", "The value 'b' is invalid for '<number>'"),
      ("session import a", "Missing expected argument '--output <output>'"),
      ("session trim a --last 3 -o b", "'3' is not a duration."),
      ("session trim a -o b", "Write one of '--last' and '--from'."),
      ("session search a ''", "The text to search is empty."),
      ("session search a b --limit 0", "'--limit' is a number from 1"),
    ]
  )
  func wrongArguments(_ line: String, _ text: String) throws {
    let run = try CommandRun(shell: "$H \(line)")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test(
    "options that exclude each other end in 2",
    arguments: [
      ("lint --baseline a --write-baseline b", "'--write-baseline' writes all findings"),
      ("map --sequence A.b --feature A", "Leave out '--feature' and '--depth'."),
      ("map --sequence A.b --depth 1", "Leave out '--feature' and '--depth'."),
      ("map --sequence A.b --format html", "There is no format 'html'."),
      ("map --depth=-1", "'--depth' is a number from 0."),
      ("map --width 39", "'--width' is a number from 40."),
      ("new package A --headgate-path . --headgate-url x", "Write one of them."),
      ("new feature A --gated --plain", "--plain"),
      ("session show a 3 --tree", "A number shows one action."),
      ("session show a --from 3 --to 2", "'--from' is after '--to'."),
      ("session search a b --name --payload", "exclude each other"),
      ("session trim a --last 3s --from 1 -o b", "Write one of '--last' and '--from'."),
    ]
  )
  func conflicts(_ line: String, _ text: String) throws {
    let run = try CommandRun(shell: "$H \(line)")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  // MARK: - Streams

  /// The commands read nothing, and write to streams that end at any time.
  @Test(
    "closed streams end no command with a crash",
    arguments: [
      ("$H lint Sources --no-cache <&-", 0),
      ("$H map Sources <&-", 0),
      ("$H migrate Sources <&-", 0),
      ("$H lint missing 2>&-", 2),
      ("$H migrate missing 2>&-", 2),
      ("$H map missing 2>&-", 2),
      ("$H new test Missing 2>&-", 2),
      ("$H lint --strickt 2>&-", 2),
      ("trap '' PIPE; $H lint missing 2>&1 | true; exit ${PIPESTATUS[0]}", 2),
      ("trap '' PIPE; $H migrate missing 2>&1 | true; exit ${PIPESTATUS[0]}", 2),
      ("trap '' PIPE; $H lint --rules | true; exit ${PIPESTATUS[0]}", 0),
      ("trap '' PIPE; $H map Sources --format html | true; exit ${PIPESTATUS[0]}", 0),
    ]
  )
  func closedStreams(_ line: String, _ code: Int32) throws {
    let folder = try SampleFolder(["Sources/Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: line, in: folder.path)
    #expect(run.code == code)
    #expect(!run.errors.contains("Fatal"))
    #expect(!run.errors.contains("Crash"))
  }

  @Test("`| head` ends the command without a trace", arguments: ["lint --rules", "map . --format html", "lint --help"])
  func head(_ line: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean])
    let run = try CommandRun(shell: "$H \(line) | head -n 1; echo ${PIPESTATUS[0]}", in: folder.path)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.hasSuffix("\n0\n") || run.output.hasSuffix("\n141\n"), "\(run.output)")
    #expect(run.errors == "")
  }

  /// Half of a map is not a map.
  @Test(
    "a full disk ends in 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "lint --rules", "lint . --no-cache", "map . --format html", "new feature Home --no-test", "migrate .",
    ]
  )
  func fullDisk(_ line: String) throws {
    let folder = try SampleFolder(["Feed.swift": SampleFolder.clean, "Package.swift": "", "Sources/App/A.swift": ""])
    let run = try CommandRun(shell: "$H \(line) >/dev/full", in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "error: the output cannot be written: No space left on device\n")
  }
}
