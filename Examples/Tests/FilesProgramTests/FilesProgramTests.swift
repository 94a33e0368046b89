#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("The program in a terminal", .serialized)
  struct FilesProgramTests {
    private let disk: TemporaryDirectory
    /// Where the trash of the program is.
    private let data: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      data = try TemporaryDirectory()
      try disk.directory("photos/2024")
      try disk.directory("vanishing")
      try disk.file("photos/beach.jpg", bytes: 4_000)
      try disk.file("photos/2024/beach-2.jpg", bytes: 12_000)
      try disk.file("photos/日本語.txt", bytes: 1)
      try disk.file("readme.md", bytes: 20)
      try disk.file(".secret", bytes: 3)
      try disk.link("lost", to: "nowhere")
      for number in 1...30 { try disk.file("page\(number).txt", bytes: number) }
    }

    private var name: String { disk.url.lastPathComponent }

    private func start(columns: Int = 80, rows: Int = 16) throws -> ProgramRun {
      let run = try ProgramRun([disk.path], columns: columns, rows: rows, environment: ["XDG_DATA_HOME": data.path])
      try run.wait("the rows") { $0.shows("photos/") && $0.shows("34 entries, 1 hidden") }
      return run
    }

    @Test("directories are entered and left with keys, and the selection stays", .timeLimit(.minutes(10)))
    func browse() throws {
      let run = try start()
      #expect(run.screen.isAlternate)
      #expect(!run.isModeRestored)
      #expect(run.screen.selected?.contains("photos/") == true)
      run.type("\r")
      try run.wait("the directory") { $0.lines[0].contains("\(name)/photos") && $0.shows("beach.jpg") }
      #expect(run.screen.lines.contains { $0.contains("日本語.txt") && $0.contains("1 B") })
      #expect(run.screen.lines.contains { $0.contains("beach.jpg") && $0.contains("4.0 KB") })
      run.type("jj\u{1b}[D")
      try run.wait("back") { $0.shows("34 entries") && $0.selected?.contains("photos/") == true }
      run.type("G")
      try run.wait("the end of the list") { $0.selected?.contains("readme.md") == true && !$0.shows("photos/") }
      run.type("g.")
      try run.wait("hidden ones") { $0.shows(".secret") && $0.shows("35 entries") }
      run.quit()
    }

    @Test("a search shows what it found where it is", .timeLimit(.minutes(10)))
    func search() throws {
      let run = try start()
      run.type("/BEACH")
      try run.wait("the matches") {
        $0.shows("photos/beach.jpg") && $0.shows("photos/2024/beach-2.jpg") && $0.shows("2 matches")
      }
      #expect(run.screen.isCursorVisible)
      run.type("-2")
      try run.wait("fewer matches") { $0.shows("1 match") && !$0.shows("photos/beach.jpg") }
      run.type("\r")
      try run.wait("the file") {
        $0.lines[0].contains("photos/2024") && $0.selected?.contains("beach-2.jpg") == true
      }
      #expect(!run.screen.isCursorVisible)
      run.type("/nothing like this")
      try run.wait("no match") { $0.shows("Nothing has this in its name") }
      run.type("\u{1b}")
      try run.wait("the list") { $0.shows("1 entry") }
      run.quit()
    }

    @Test("the help shows every key and scrolls", .timeLimit(.minutes(10)))
    func help() throws {
      let run = try start()
      run.type("?")
      try run.wait("the help") { $0.lines[0] == "Help" && $0.shows("go up a page") }
      run.type("G")
      try run.wait("its end") { $0.shows("give the terminal to the shell") }
      run.type("?")
      try run.wait("the list") { $0.shows("34 entries") }
      run.quit()
    }

    @Test("files are renamed, made, moved to the trash after a question, and brought back", .timeLimit(.minutes(10)))
    func changes() throws {
      let run = try start()
      run.type("GR")
      try run.wait("the field") { $0.shows("New name: readme.md") }
      #expect(run.screen.isCursorVisible)
      run.type("\u{15}photos\r")
      try run.wait("that nothing is overwritten") { $0.shows("There is a photos already") }
      run.type("R\u{15}\u{e9}t\u{e9}.md\r")
      try run.wait("the new name") {
        $0.shows("readme.md is now \u{e9}t\u{e9}.md") && $0.selected?.contains("\u{e9}t\u{e9}.md") == true
      }
      run.type("d")
      try run.wait("the question") { $0.shows("to the trash?") && $0.lines.last?.contains("y yes") == true }
      run.type("\r")
      try run.wait("that enter is no") { !$0.shows("to the trash?") && $0.shows("34 entries") }
      run.type("dy")
      try run.wait("that it is gone") { $0.shows("is in the trash") && $0.shows("33 entries") }
      let trashed = try FileManager.default.contentsOfDirectory(atPath: data.path + "/Trash/files")
      #expect(trashed == ["\u{e9}t\u{e9}.md"])
      run.type("u")
      try run.wait("that it is back") { $0.shows("is back from the trash") && $0.shows("34 entries") }
      run.type("u")
      try run.wait("that there is one undo") { $0.shows("There is nothing to undo") }
      run.type("na/b\r")
      try run.wait("the bad name") { $0.shows("This is no name for a file") }
      run.type("\u{15}made\r")
      try run.wait("the directory") { $0.selected?.contains("made/") == true }
      run.type("u")
      try run.wait("that it is removed") { !$0.shows("made/") && $0.shows("34 entries") }
      run.quit()
    }

    @Test("a file at any depth is shown at once, and going back leads to the first directory", .timeLimit(.minutes(10)))
    func open() throws {
      try disk.directory("photos/2024/may")
      try disk.file("photos/2024/may/a.txt", bytes: 1)
      try disk.file("photos/2024/may/b.txt", bytes: 1)
      let run = try ProgramRun(["--open", disk.path + "/photos/2024/may/b.txt", disk.path])
      try run.wait("the file") {
        $0.lines[0].contains("\(name)/photos/2024/may") && $0.selected?.contains("b.txt") == true
      }
      run.type("h")
      try run.wait("one step back") {
        $0.lines[0].contains("\(name)/photos/2024 ") && $0.selected?.contains("may/") == true
      }
      run.type("hh")
      try run.wait("the first directory") { $0.shows("34 entries") && $0.selected?.contains("photos/") == true }
      run.quit()
    }

    @Test("NO_COLOR draws without colors", .timeLimit(.minutes(10)), arguments: ["", "1"])
    func colors(value: String) throws {
      let run = try ProgramRun([disk.path], environment: ["NO_COLOR": value])
      try run.wait("the rows") { $0.shows("photos/") && $0.selected?.contains("photos/") == true }
      #expect(run.screen.hasColors == value.isEmpty)
      run.quit()
    }

    @Test("a scan adds up the tree, and S one directory", .timeLimit(.minutes(10)))
    func scan() throws {
      let run = try start()
      run.type("s")
      try run.wait("the end of the scan") { $0.lines[0].hasSuffix("scanned") }
      #expect(run.screen.shows("in 36 files and 3 directories"))
      #expect(run.screen.selected?.contains("photos/") == true)
      #expect(run.screen.selected?.contains("16.0 KB   97%") == true)
      run.type("\u{1b}")
      try run.wait("the list") { $0.shows("34 entries") }
      run.type("S")
      try run.wait("the size") { $0.selected?.contains("16.0 KB") == true }
      #expect(run.screen.shows("photos: 3 files in 2 directories, 16.0 KB"))
      run.quit()
    }

    @Test("a directory that vanished and a broken link are said and survived", .timeLimit(.minutes(10)))
    func problems() throws {
      let run = try start()
      try FileManager.default.removeItem(atPath: disk.path + "/vanishing")
      run.type("j\r")
      try run.wait("the problem") { $0.shows("Nothing is here any more") }
      run.type("r\u{7f}")
      try run.wait("back, without it") { $0.shows("33 entries") && !$0.shows("vanishing") }
      run.type("/lost")
      try run.wait("the link") { $0.shows("1 match") }
      run.type("\r")
      try run.wait("the link's row") { $0.selected?.contains("lost@") == true }
      run.type("\r")
      try run.wait("the notice") { $0.shows("lost is a broken link: there is no nowhere") }
      run.quit()
    }

    @Test(
      "a directory that one may not read says so",
      .timeLimit(.minutes(10)),
      .enabled(if: geteuid() != 0, "the superuser may read everything")
    )
    func unreadable() throws {
      let locked = disk.path + "/photos"
      let run = try start()
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked) }
      run.type("\r")
      try run.wait("the problem") { $0.shows("Permission denied") }
      run.type("\u{1b}[D")
      try run.wait("back") { $0.shows("34 entries") }
      run.quit()
    }

    @Test("another size of the terminal is another screen", .timeLimit(.minutes(10)))
    func resize() throws {
      let run = try start()
      #expect(run.screen.shows("Modified"))
      run.resize(columns: 40, rows: 8)
      try run.wait("the small screen") { $0.shows("photos/") && $0.lines.last?.contains("move") == true }
      #expect(!run.screen.shows("Modified"))
      run.type("G")
      try run.wait("the end") { $0.selected?.contains("readme.md") == true }
      run.resize(columns: 100, rows: 30)
      try run.wait("the large screen") { $0.shows("Modified") && $0.shows("quit") }
      #expect(run.screen.selected?.contains("readme.md") == true)
      run.quit()
    }

    @Test("a signal gives the terminal back", .timeLimit(.minutes(10)), arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(number: Int32) throws {
      let run = try start()
      if number == SIGINT { run.type("\u{3}") } else { run.signal(number) }
      #expect(run.waitForEnd() == 128 + number)
      run.expectRestored()
    }

    @Test("a signal that comes as soon as the screen is taken gives it back too", .timeLimit(.minutes(10)))
    func earlySignals() throws {
      for _ in 1...20 {
        let run = try ProgramRun([disk.path])
        try run.wait("the screen") { $0.isAlternate }
        run.signal(SIGTERM)
        #expect(run.waitForEnd() == 128 + SIGTERM)
        #expect(run.isModeRestored)
      }
    }

    @Test("^Z gives the terminal to the shell, and fg takes it again, every time", .timeLimit(.minutes(10)))
    func suspension() throws {
      let run = try start()
      for _ in 1...20 {
        run.type("\u{1a}")
        try #require(run.waitForStop())
        run.expectRestored()
        run.signal(SIGCONT)
        try run.wait("the program again") { $0.isAlternate && $0.shows("34 entries") }
        #expect(!run.isModeRestored)
      }
      run.type("G")
      try run.wait("that it hears keys") { $0.selected?.contains("readme.md") == true }
      run.quit()
    }

    @Test("only what changed is sent", .timeLimit(.minutes(10)))
    func economy() throws {
      let run = try start()
      let before = run.received
      run.type("j")
      try run.wait("the move") { $0.selected?.contains("vanishing/") == true && $0.shows("  vanishing") }
      // Two rows, the status line and nothing else: a whole screen has 16 lines of 80 cells.
      #expect(run.received - before < 600)
      run.quit()
    }
  }
#endif
