import Foundation
import Testing

/// `headgate session`, as it is run.
@Suite(.timeLimit(.minutes(10)))
struct SessionCommandTests {
  private let session: SampleSession

  init() throws { session = try SampleSession() }

  // holds: REC-60
  @Test func `list shows the recordings of a folder, whatever their names are`() throws {
    try session.folder.write("text", to: "notes.txt")
    try session.folder.write("", to: "empty")
    #expect(try session.run("trim session.headgate --from 4 -o part").code == 0)
    let run = try session.run("list")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: /\s\s+/).map(String.init) }
    #expect(lines.map(\.first) == ["file", "part", "session.headgate"])
    #expect(lines[1][1...4] == ["2026-01-01T10:00:00Z", "1 min 1 s", "3", "shop"])
    #expect(lines[2][1...4] == ["2026-01-01T10:00:00Z", "1 min 3 s", "6", "shop"])
    #expect(
      try lines[2][5]
        == "\((Double(session.data().count) / 1000).formatted(.number.precision(.significantDigits(3)))) kB"
    )
  }

  // holds: REC-60
  @Test func `list names a recording that cannot be read, and shows the others`() throws {
    var newer = try session.data()
    newer[63] = 9
    try newer.write(to: URL(fileURLWithPath: "\(session.path)/newer"))
    let run = try session.run("list .")
    #expect(run.code == 3)
    #expect(run.output.contains("session.headgate"))
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains("newer' has version 9 of the format"))
    #expect(try session.run("list none").errors == "error: There is no folder 'none'.\n")
    #expect(try session.run("list none").code == 2)
    try FileManager.default.removeItem(atPath: "\(session.path)/session.headgate")
    try FileManager.default.removeItem(atPath: "\(session.path)/newer")
    #expect(try session.run("list").errors == "note: there are no recordings in '.'.\n")
  }

  // holds: REC-61
  @Test func `show has a line for each action and effect`() throws {
    let run = try session.run("show session.headgate")
    #expect(run.code == 0)
    #expect(
      run.output == """
        1     +1.000 s   5.00 µs  .loadTapped  App/List.swift:12
              +1.000 s  ▸ effect 1 'load' of action 1 finished after 400 ms
        2     +1.200 s   7.00 µs  .loaded(…)  ← effect 1 'load'  App/List.swift:30
        3     +1.300 s   9.00 µs  .loaded(…)  ← effect 1 'load'  App/List.swift:31
        4    +62.000 s   2.00 ms  .buyTapped(…)  App/List.swift:13
        5    +62.002 s   1.00 µs  .bought  ← action 4  App/List.swift:40
             +62.003 s  ▸ effect 2 at App/List.swift:41 of action 4 was cancelled after 497 ms
        6    +63.000 s    900 ns  .closeTapped  App/List.swift:14

        """
    )
    let part = try session.run("show session.headgate --from 2 --to 4")
    #expect(part.output == run.output.split(separator: "\n")[2...4].map { "\($0)\n" }.joined())
  }

  // holds: REC-61
  @Test func `show --tree has actions below what caused them`() throws {
    #expect(
      try session.run("show session.headgate --tree").output == """
        1 .loadTapped  +1.000 s, 5.00 µs
          ▸ effect 1 'load' finished after 400 ms
            2 .loaded(…)  +1.200 s, 7.00 µs
            3 .loaded(…)  +1.300 s, 9.00 µs
        4 .buyTapped(…)  +62.000 s, 2.00 ms
          ▸ effect 2 at App/List.swift:41 was cancelled after 497 ms
          5 .bought  +62.002 s, 1.00 µs
        6 .closeTapped  +63.000 s, 900 ns

        """
    )
    #expect(
      try session.run("show session.headgate --tree --from 3 --to 3").output == """
        ▸ effect 1 'load' finished after 400 ms
          3 .loaded(…)  +1.300 s, 9.00 µs

        """
    )
  }

  // holds: REC-61
  @Test func `a chain of a hundred thousand actions is shown as a tree`() throws {
    var lines = "{\"row\":\"recording\",\"version\":1}\n"
    for number in 1...100_000 {
      let cause = number == 1 ? "{}" : "{\"action\":\(number - 1)}"
      lines += """
        {"row":"action","number":\(number),"name":".step","cause":\(cause),"file":"A.swift","line":1,"time":\(number),\
        "duration":1,"coding":0,"payload":"{}"}

        """
    }
    try session.folder.write(lines, to: "chain.jsonl")
    #expect(try session.run("import chain.jsonl -o chain").code == 0)
    let run = try session.run("show chain --tree")
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count == 100_000)
    #expect(run.output.utf8.count < 100_000 * 130)
    let one = try session.run("show chain 100000")
    #expect(one.code == 0)
    #expect(one.output.contains("  action 99980 .step, sent at A.swift:1\n  …\n"))
  }

  // holds: REC-62
  @Test func `show with a number has everything about the action`() throws {
    #expect(
      try session.run("show session.headgate 4").output == """
        Action 4  .buyTapped(…)
          time      +62.000 s
          duration  2.00 ms
          sent at   App/List.swift:13

        Cause
          sent from outside, such as by a view

        Payload
          {
            "buyTapped": {
              "_0": 7
            }
          }

        Answers of dependencies
          uuid: "0000-1"

        Changes of shared values
          basket (3), by action 4:
            [
              7,
              {
                "n": 1
              }
            ]

        Effects
          effect 2 at App/List.swift:41 was cancelled after 497 ms, App/List.swift:41

        Actions that followed
          5 .bought  +62.002 s

        """
    )
    let second = try session.run("show session.headgate 2").output
    #expect(
      second.contains(
        """
        Cause
          effect 1 'load', created at App/List.swift:25
          action 1 .loadTapped, sent at App/List.swift:12
          which was sent from outside

        """
      )
    )
    #expect(
      second.contains(
        "      \"_0\": [\n        {\n          \"id\": 7,\n          \"title\": \"Emma\"\n        },\n        {}\n      ]\n"
      )
    )
    #expect(second.contains("\nEffects: none\n\nActions that followed: none\n"))
    #expect(
      try session.run("show session.headgate 1").output.contains("  2 .loaded(…)  +1.200 s  ← effect 1\n  3 .loaded")
    )
    #expect(try session.run("show session.headgate 6").output.contains("Payload\n  List.Action.closeTapped\n"))
  }

  // holds: REC-61, REC-62
  @Test(
    "an action that is not in the file ends in 2",
    arguments: ["7", "0", "--from 7", "--to 0", "18446744073709551615"]
  )
  func noAction(_ number: String) throws {
    let run = try session.run("show session.headgate \(number)")
    #expect(run.code == 2)
    #expect(
      run.errors.contains("'session.headgate' has no action") && run.errors.contains("It has the actions 1 to 6.")
    )
    #expect(run.output == "")
  }

  // holds: REC-63
  @Test func `search finds names and payloads, and says where`() throws {
    var run = try session.run("search session.headgate emma")
    #expect(run.code == 0)
    #expect(run.output == "2  +1.200 s  .loaded(…)  …aded\":{\"_0\":[{\"id\":7,\"title\":\"Emma\"},{}]}}\n")
    #expect(run.errors == "")
    #expect(try session.run("search session.headgate load --name").output.split(separator: "\n").count == 3)
    #expect(try session.run("search session.headgate '\"id\":7' --payload").output.split(separator: "\n").count == 1)
    #expect(try session.run("search session.headgate tapped --limit 2").errors.hasPrefix("note: there are more."))
    run = try session.run("search session.headgate Ulysses")
    #expect(run.code == 1)
    #expect(run.errors == "note: no action of 'session.headgate' contains 'Ulysses'.\n")
    #expect(try session.run("search session.headgate emma --name").code == 1)
  }

  // holds: REC-64
  @Test func `search writes its index beside the recording, and nothing with --no-index`() throws {
    let before = try session.data()
    #expect(try session.run("search session.headgate Emma --no-index").code == 0)
    #expect(try session.run("search session.headgate Em").code == 0)
    #expect(try session.run("search session.headgate load --name").code == 0)
    #expect(try session.names() == ["session.headgate", "session.jsonl"])
    #expect(try session.run("search session.headgate Emma").code == 0)
    #expect(try session.names() == ["session.headgate", "session.headgate.search", "session.jsonl"])
    #expect(try session.data() == before)
    #expect(try session.run("list").code == 0)
  }

  // holds: REC-64
  @Test(.enabled(if: OtherUser.canRun))
  func `without the right to write an index, search reads all payloads and says so`() throws {
    // A recording is private to its user, who gave this one to others.
    session.folder.lock("session.headgate", mode: 0o644)
    session.folder.lock(".", mode: 0o555)
    let run = try CommandRun(
      shell: "\(OtherUser.prefix)$H session search session.headgate Emma",
      in: session.path
    )
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("2  "))
    #expect(run.errors.contains("cannot be an index, so all payloads are read: the folder cannot be written"))
  }

  // holds: REC-65
  @Test func `stats is a table, or JSON`() throws {
    #expect(
      try session.run("stats session.headgate").output == """
        action         count    total   median  longest  number
        .buyTapped(…)      1  2.00 ms  2.00 ms  2.00 ms       4
        .loaded(…)         2  16.0 µs  7.00 µs  9.00 µs       3
        .loadTapped        1  5.00 µs  5.00 µs  5.00 µs       1
        .bought            1  1.00 µs  1.00 µs  1.00 µs       5
        .closeTapped       1   900 ns   900 ns   900 ns       6

        effect             count   total  median  longest  number  cancelled  running
        App/List.swift:41      1  497 ms  497 ms   497 ms       2          1        0
        load                   1  400 ms  400 ms   400 ms       1          0        0

        """
    )
    let run = try session.run("stats session.headgate --json")
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]])
    #expect(json["actions"]?[1]["total"] as? Int == 16_000)
    #expect(json["actions"]?[1]["name"] as? String == ".loaded(…)")
    #expect(json["effects"]?[0]["cancelled"] as? Int == 1)
  }

  // holds: REC-66
  @Test func `export and import keep every byte of the lines`() throws {
    #expect(try session.run("export session.headgate").output == SampleSession.lines)
    #expect(try session.run("export session.headgate -o lines").code == 0)
    #expect(try session.data("lines") == session.data("session.jsonl"))
    #expect(try session.run("import lines -o again.headgate").code == 0)
    #expect(try session.run("export again.headgate").output == SampleSession.lines)
    let run = try session.run("export session.headgate -o lines")
    #expect(run.code == 2)
    #expect(run.errors.contains("There is a file at 'lines' already."))
  }

  // holds: REC-67
  @Test func `a wrong line leaves no file, and is named`() throws {
    try session.folder.write(SampleSession.lines + "{\"row\":\"emission\"}\n", to: "wrong.jsonl")
    let names = try session.names()
    let run = try session.run("import wrong.jsonl -o new")
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("error: Line 19 of '"))
    #expect(run.errors.contains("wrong.jsonl' is not a line of a recording: the key 'effect' is missing."))
    #expect(try session.names() == names)
    #expect(try session.run("import none -o new").code == 2)
    #expect(try session.run("import wrong.jsonl -o session.headgate").errors.contains("a recording replaces no file"))
    #expect(try session.run("import session.jsonl -o no/new").code == 2)
    #expect(try session.run("export session.headgate -o no/new").errors.contains("'no/new' cannot be written"))
    #expect(try session.names() == names)
  }

  // holds: REC-68
  @Test func `trim begins with a state, and says where`() throws {
    let run = try session.run("trim session.headgate --last 1s -o part")
    #expect(run.code == 0)
    // Action 4 began 900 nanoseconds before the last second.
    #expect(
      run.errors == """
        note: 'part' has 3 actions, and begins with the state after action 3. 1 of them is before the part that you asked for, because a \
        recording begins with a recorded state. A recorder writes states more often with a smaller 'snapshotInterval' in its \
        'RecordingOptions'.

        """
    )
    #expect(try session.run("show part --tree").output.hasPrefix("4 .buyTapped"))
    #expect(try session.run("trim session.headgate --last 2h -o all").errors.contains("after action 0."))
    #expect(try session.run("export all").output == SampleSession.lines)
    #expect(
      try session.run("trim part --from 2 -o other").errors.contains("has no action 2. It has the actions 4 to 6.")
    )
    #expect(try session.run("trim part --from 4 -o part").errors.contains("There is a file at"))
    try session.folder.write(
      SampleSession.lines.split(separator: "\n").filter { !$0.contains("snapshot") }.joined(separator: "\n"),
      to: "none.jsonl"
    )
    #expect(try session.run("import none.jsonl -o none").code == 0)
    for option in ["--from 4", "--last 1s"] {
      let run = try session.run("trim none \(option) -o other")
      #expect(run.code == 2)
      #expect(run.errors.contains("'none' has no state, so no part of it can be replayed"))
    }
    #expect(try !session.names().contains("other"))
  }

  // holds: REC-560
  @Test func `trim says how many actions are written, and why there are more than asked for`() throws {
    let exact = try session.run("trim session.headgate --from 4 -o exact")
    #expect(exact.errors == "note: 'exact' has 3 actions, and begins with the state after action 3.\n")
    let more = try session.run("trim session.headgate --from 3 -o more")
    #expect(more.errors.contains(" has 6 actions, and begins with the state after action 0. 2 of them are before the"))
    let all = try session.run("trim session.headgate --last 2h -o all")
    #expect(all.errors == "note: 'all' has 6 actions, and begins with the state after action 0.\n")
  }

  // holds: REC-69
  @Test(
    "a bad file ends in its exit code, with one error, and is not changed",
    arguments: [
      "show F", "show F 1", "show F --tree", "search F text", "stats F", "export F", "export F -o new",
      "trim F --from 1 -o new",
    ]
  )
  func badFiles(_ line: String) throws {
    let good = try session.data()
    var newer = good
    newer[63] = 2
    var damaged = good
    for offset in 4096..<damaged.count { damaged[offset] = UInt8(truncatingIfNeeded: offset &* 31) }
    let files = [
      ("empty", Data(), "is empty"), ("text", Data(SampleSession.lines.utf8), "is not a recording"),
      ("newer", newer, "has version 2"), ("damaged", damaged, "is damaged"),
      ("cut", good.prefix(good.count / 2), "is damaged"),
    ]
    for (name, data, text) in files {
      try data.write(to: URL(fileURLWithPath: "\(session.path)/\(name)"))
      let names = try session.names()
      let run = try session.run(line.replacing("F", with: name))
      #expect(run.code == 3, "\(name): \(run.errors)")
      #expect(run.errors.contains(text), "\(name): \(run.errors)")
      #expect(run.errors.components(separatedBy: "error:").count == 2)
      #expect(try session.data(name) == data)
      #expect(try session.names() == names)
    }
    let none = try session.run(line.replacing("F", with: "none"))
    #expect(none.code == 2)
    #expect(none.errors.contains("There is no file at"))
  }

  // holds: REC-69
  @Test func `commands for damaged files end in a known exit code`() throws {
    let good = try session.data()
    var generator = SystemRandomNumberGenerator()
    for round in 0..<30 {
      var data = good
      for _ in 0..<(1 << (round % 8)) {
        data[Int.random(in: 100..<good.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      try data.write(to: URL(fileURLWithPath: "\(session.path)/damaged"))
      for line in ["show damaged", "show damaged --tree", "show damaged 4", "stats damaged"] {
        let run = try session.run(line)
        #expect([0, 2, 3].contains(run.code), "\(line): \(run.code) \(run.errors)")
      }
      #expect(try session.data("damaged") == data)
    }
  }

  // holds: REC-66
  @Test(
    "a full disk ends in 2, and a reader that ends early does not matter",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["export", "show", "stats", "search --name", "show --tree"]
  )
  func streams(_ command: String) throws {
    let line = "$H session \(command) session.headgate\(command.hasPrefix("search") ? " load" : "")"
    let full = try CommandRun(shell: "\(line) >/dev/full", in: session.path)
    #expect(full.code == 2)
    #expect(full.errors == "error: the output cannot be written: No space left on device\n")
    let closed = try CommandRun(shell: "trap '' PIPE; \(line) | true; exit ${PIPESTATUS[0]}", in: session.path)
    #expect(closed.code == 0)
    #expect(closed.errors == "")
  }
}
