#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  /// The program before its inspected session begins.
  @Suite("The invitation to the inspector", .serialized, .timeLimit(.minutes(10)))
  struct InspectorStartTests {
    private let disk: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      try disk.directory("temporary")
      try disk.directory("files")
      try disk.file("files/one", bytes: 9)
    }

    private func start(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        ["--inspect"] + arguments + [disk.path + "/files"],
        columns: 400,
        environment: ["TMPDIR": disk.path + "/temporary"]
      )
    }

    private func expectNoTemporaryFiles() throws {
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/temporary") == [])
    }

    // holds: INSPECT-103
    @Test("the address is on the screen of the shell before and after, and other keys wait")
    func begin() throws {
      let run = try start()
      let address = try run.waitForAddress()
      run.type("jq\r")
      try run.wait("the program") { $0.isAlternate && $0.shows("1 entry") }
      #expect(!run.screen.shows("Press Return"))
      run.quit()
      #expect(run.screen.shows(address.absoluteString))
      try expectNoTemporaryFiles()
    }

    // holds: INSPECT-103
    @Test("signals and the end of the input end the program, which never has the screen")
    func end() throws {
      let ends: [(ProgramRun) -> Void] = [
        { $0.type("\u{3}") }, { $0.signal(SIGTERM) }, { $0.signal(SIGHUP) }, { $0.type("\u{4}") },
      ]
      for (end, code) in zip(ends, [128 + SIGINT, 128 + SIGTERM, 128 + SIGHUP, 0]) {
        let run = try start()
        _ = try run.waitForAddress()
        end(run)
        #expect(run.waitForEnd() == code)
        run.expectRestored()
        #expect(!run.screen.hasColors)
        try expectNoTemporaryFiles()
      }
    }

    // holds: INSPECT-103
    @Test("^Z leaves the terminal as it is, and the program begins after fg")
    func stop() throws {
      let run = try start()
      _ = try run.waitForAddress()
      run.type("\u{1a}")
      try #require(run.waitForStop())
      run.expectRestored()
      run.resize(columns: 60, rows: 10)
      run.signal(SIGCONT)
      run.type("\r")
      try run.wait("the program") { $0.isAlternate && $0.shows("1 entry") && $0.lines[9].contains("move") }
      run.quit()
    }

    // holds: INSPECT-101
    @Test("a port that is in use is an error with the port")
    func port() throws {
      let first = try start()
      let port = try #require(first.waitForAddress().port)
      let recording = disk.path + "/session.headgate"
      let second = try start("--inspect-port", "\(port)", "--record", recording)
      #expect(second.waitForEnd() == 1)
      second.expectRestored(printingMessage: true)
      #expect(second.screen.shows("Error: The inspector cannot use the port \(port): Address already in use."))
      // The user chooses another port, and may record to the same file.
      #expect(!FileManager.default.fileExists(atPath: recording))
      first.type("\r")
      try first.wait("the program") { $0.isAlternate && $0.shows("1 entry") }
      first.quit()
      try expectNoTemporaryFiles()
      let alone = try ProgramRun.runWithoutTerminal(["--inspect-port", "\(port)", disk.path])
      #expect(alone.code == 64)
      #expect(alone.errors.hasPrefix("Error: --inspect-port is the port of --inspect: add --inspect."))
    }

    // holds: REC-48
    @Test("a recording that exists is an error before the page is shown")
    func recording() throws {
      let file = disk.path + "/mine"
      try Data("mine".utf8).write(to: URL(filePath: file))
      let run = try start("--record", file)
      #expect(run.waitForEnd() == 1)
      run.expectRestored(printingMessage: true)
      #expect(run.screen.shows("Error: There is a file at '\(file)' already"))
      #expect(!run.screen.shows("The inspector:"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
      try expectNoTemporaryFiles()
    }
  }
#endif
