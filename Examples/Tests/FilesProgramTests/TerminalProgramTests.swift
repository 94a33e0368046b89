#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Terminals of all kinds", .serialized)
  struct TerminalProgramTests {
    private let disk: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      for number in 1...30 { try disk.file("page\(number).txt", bytes: number) }
    }

    private func start(columns: Int = 110, rows: Int = 16) throws -> ProgramRun {
      let run = try ProgramRun([disk.path], columns: columns, rows: rows)
      try run.wait("the rows") { $0.shows(" entries") && $0.shows("page1.txt") }
      return run
    }

    @Test("an output that is no terminal gets nothing, and a message says why", .timeLimit(.minutes(10)))
    func pipe() throws {
      let output = disk.path + "/output"
      let script = "'\(ProgramRun.program)' '\(disk.path)' | tee '\(output)'; echo \"code ${PIPESTATUS[0]}\""
      let run = try ProgramRun(["-c", script], program: "/bin/bash", columns: 200)
      try run.wait("the message") { $0.shows("Error: This program draws on a terminal") && $0.shows("code 1") }
      #expect(run.waitForEnd() == 0)
      run.expectRestored()
      #expect(try Data(contentsOf: URL(fileURLWithPath: output)).isEmpty)
    }

    @Test("an input that is no terminal is an error too", .timeLimit(.minutes(10)))
    func input() throws {
      let script = "'\(ProgramRun.program)' '\(disk.path)' < /dev/null; echo \"code $?\""
      let run = try ProgramRun(["-c", script], program: "/bin/bash", columns: 200)
      try run.wait("the message") { $0.shows("Error: This program draws on a terminal") && $0.shows("code 1") }
      #expect(run.waitForEnd() == 0)
      run.expectRestored()
    }

    @Test("every size is drawn, down to one cell and back", .timeLimit(.minutes(10)))
    func sizes() throws {
      let run = try start()
      for (columns, rows) in [(1, 1), (2, 1), (1, 2), (3, 3), (300, 1), (1, 100), (20, 5), (100, 4), (110, 5)] {
        run.resize(columns: columns, rows: rows)
        for keys in ["j", "?", "\u{1b}", ",", "\u{1b}", "/x", "\u{1b}", "s", "\u{1b}", "k"] {
          run.type(keys)
          run.read(for: .milliseconds(60))
        }
        #expect(run.screen.unknown == [], "\(columns)×\(rows)")
      }
      run.resize(columns: 110, rows: 16)
      run.type("\u{1b}\u{1b}g")
      try run.wait("everything") {
        $0.shows("30 entries") && $0.selected?.contains("page1.txt") == true && $0.shows("quit")
      }
      run.quit()
    }

    @Test("the size is read again after ^Z and fg", .timeLimit(.minutes(10)))
    func suspendedResize() throws {
      let run = try start()
      run.type("\u{1a}")
      try #require(run.waitForStop())
      run.expectRestored()
      run.resize(columns: 50, rows: 10)
      run.signal(SIGCONT)
      try run.wait("the small screen") { $0.isAlternate && $0.shows("page1.txt") && $0.lines[9].contains("move") }
      #expect(!run.screen.shows("Modified"))
      run.quit()
    }

    @Test("a pasted text runs no command; a field takes it", .timeLimit(.minutes(10)))
    func paste() throws {
      let run = try start()
      #expect(run.screen.bracketsPastes)
      run.type("\u{1b}[200~jdyq\u{1b}[201~n")
      try run.wait("the field") { $0.shows("New directory") }
      #expect(FileManager.default.fileExists(atPath: disk.path + "/page2.txt"))
      run.type("\u{1b}[200~pasted\rname\n\u{1b}[201~")
      try run.wait("the name") { $0.shows("pastedname") }
      #expect(!FileManager.default.fileExists(atPath: disk.path + "/pasted"))
      run.type("\r")
      try run.wait("the directory") { $0.selected?.contains("pastedname/") == true }
      run.quit()
    }

    @Test("a signal while a search, a scan or the settings are shown gives the terminal back", .timeLimit(.minutes(10)))
    func signals() throws {
      for (keys, number) in [("/a", SIGTERM), ("s", SIGHUP), (",", SIGINT), ("n", SIGQUIT)] {
        let run = try start()
        run.type(keys)
        try run.wait("another screen") { !$0.shows("? help") }
        run.signal(number)
        #expect(run.waitForEnd() == 128 + number)
        run.expectRestored()
      }
    }

    @Test("names of wide, combining and joined characters keep the columns", .timeLimit(.minutes(10)))
    func names() throws {
      let names = ["日本語.txt", "e\u{301}te\u{301}", "👨‍👩‍👧 family", "❤️ heart", "שלום", "ab\u{200b}cd"]
      for name in names { try disk.file("0" + name, bytes: 1) }
      let run = try start(columns: 80)
      try run.wait("the names") { $0.shows("日本語.txt") && $0.shows("family") }
      for cells in run.screen.cells[2..<8] {
        // The date has its column, whatever is before it.
        #expect(cells[64].text == "2", "\(cells.map(\.text).joined())")
        #expect(cells[51...61].map(\.text).joined().hasSuffix("1 B"))
      }
      run.quit()
    }
  }
#endif
