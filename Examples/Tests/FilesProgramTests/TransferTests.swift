#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Copies and moves in a terminal", .serialized)
  struct TransferTests {
    private let disk: TemporaryDirectory
    private let data: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      data = try TemporaryDirectory()
      try disk.directory("from/inner")
      try disk.directory("to")
      for name in ["a", "b", "c"] { try disk.file("from/\(name).txt", bytes: 10) }
      try disk.file("from/inner/deep.txt", bytes: 5)
      try disk.file("to/b.txt", bytes: 1)
    }

    private func start(_ directory: String) throws -> ProgramRun {
      let run = try ProgramRun(
        ["--open", disk.path + "/" + directory, disk.path],
        environment: ["XDG_DATA_HOME": data.path]
      )
      try run.wait("the directory") { $0.lines[0].contains("/\(directory) ") }
      return run
    }

    /// Goes from one directory to the other.
    private func enterOther(_ run: ProgramRun) throws {
      run.type("h")
      try run.wait("the directory around both") { $0.selected?.contains("from/") == true }
      run.type("j\r")
      try run.wait("the other directory") { $0.lines[0].contains("/to ") && $0.shows("1 entry") }
    }

    private func names(_ name: String) throws -> Set<String> {
      Set(try FileManager.default.subpathsOfDirectory(atPath: disk.path + "/" + name))
    }

    private func size(_ name: String) throws -> Int {
      try Data(contentsOf: URL(fileURLWithPath: disk.path + "/" + name)).count
    }

    private func quit(_ run: ProgramRun) {
      run.type("q")
      #expect(run.waitForEnd() == 0)
      #expect(run.screen.unknown == [])
    }

    @Test("marked files are copied, with a question for a name that is taken, and undone", .timeLimit(.minutes(10)))
    func copy() throws {
      let run = try start("from")
      try run.wait("the rows") { $0.shows("4 entries") }
      run.type("j  ")
      try run.wait("the marks") { $0.shows("+ a.txt") && $0.shows("+ b.txt") && $0.shows("2 marked: 20 B") }
      run.type("y")
      try run.wait("the next step") { $0.shows("2 entries to copy: go to a directory and press p") && !$0.shows("+ a") }
      try enterOther(run)
      run.type("p")
      try run.wait("the question") { $0.shows("There is a b.txt already") && $0.shows("k keep both") }
      #expect(try names("to") == ["a.txt", "b.txt"])
      run.type("k")
      try run.wait("both") { $0.shows("2 entries are copied") && $0.selected?.contains("b (2).txt") == true }
      #expect(try size("to/b.txt") == 1)
      #expect(try size("to/b (2).txt") == 10)
      run.type("u")
      try run.wait("the undo") { $0.shows("2 changes are undone") && $0.shows("1 entry") }
      #expect(try names("to") == ["b.txt"])
      #expect(try names("from").count == 5)
      quit(run)
    }

    @Test("a move replaces by way of the trash, and its undo restores both", .timeLimit(.minutes(10)))
    func move() throws {
      let run = try start("from")
      try run.wait("the rows") { $0.shows("4 entries") }
      run.type("vV")
      try run.wait("no marks") { !$0.shows("marked") }
      run.type("*x")
      try run.wait("the next step") { $0.shows("4 entries to move") }
      try enterOther(run)
      run.type("p")
      try run.wait("the question") { $0.shows("There is a b.txt already") }
      run.type("r")
      try run.wait("the end") { $0.shows("4 entries are moved") && $0.shows("4 entries") }
      #expect(try names("from") == [])
      #expect(try names("to") == ["a.txt", "b.txt", "c.txt", "inner", "inner/deep.txt"])
      #expect(try size("to/b.txt") == 10)
      run.type("u")
      try run.wait("the undo") { $0.shows("changes are undone") && $0.shows("1 entry") }
      #expect(try size("to/b.txt") == 1)
      #expect(try names("from") == ["a.txt", "b.txt", "c.txt", "inner", "inner/deep.txt"])
      quit(run)
    }

    @Test("marked files go to the trash together", .timeLimit(.minutes(10)))
    func trash() throws {
      let run = try start("from")
      try run.wait("the rows") { $0.shows("4 entries") }
      run.type("*dy")
      try run.wait("the trash") { $0.shows("4 entries are in the trash") && $0.shows("Empty") }
      run.type("u")
      try run.wait("the undo") { $0.shows("4 changes are undone") && $0.shows("4 entries") }
      #expect(try names("from").count == 5)
      quit(run)
    }

    @Test("a directory is not copied into itself", .timeLimit(.minutes(10)))
    func intoItself() throws {
      let run = try start("from")
      try run.wait("the rows") { $0.shows("4 entries") }
      run.type("y\r")
      try run.wait("the directory itself") { $0.lines[0].contains("/inner ") && $0.shows("deep.txt") }
      run.type("p")
      try run.wait("the refusal") { $0.shows("inner cannot be copied or moved into itself") }
      #expect(try names("from/inner") == ["deep.txt"])
      quit(run)
    }

    /// Begins a copy that takes long: zeros that take no space.
    private func startLongCopy() throws -> ProgramRun {
      let path = disk.path + "/from/huge.bin"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 60_000_000_000) == 0)
      let run = try start("from")
      try run.wait("the rows") { $0.shows("5 entries") }
      run.type("G")
      try run.wait("the file") { $0.selected?.contains("huge.bin") == true }
      run.type("y")
      try enterOther(run)
      run.type("p")
      try run.wait("the progress") { $0.shows("Copying huge.bin: 0 of 1 file, ") && $0.shows("of 60.0 GB; esc stops") }
      return run
    }

    @Test("a long copy shows its progress, other keys work, and esc stops it", .timeLimit(.minutes(10)))
    func stop() throws {
      let run = try startLongCopy()
      run.type("h")
      try run.wait("another directory") { $0.shows("from/") && $0.shows("Copying huge.bin") }
      run.type("q")
      try run.wait("that it does not quit") { $0.shows("A change is not finished") }
      run.type("\u{1b}")
      try run.wait("the end") { $0.shows("Stopped: 0 of 1 copied") }
      #expect(try names("to") == ["b.txt"])
      quit(run)
    }

    @Test(
      "a signal stops a copy, and leaves no part of it behind",
      .timeLimit(.minutes(10)),
      arguments: [SIGTERM, SIGINT]
    )
    func signal(number: Int32) throws {
      let run = try startLongCopy()
      #expect(try names("to").count == 2)
      if number == SIGINT { run.type("\u{3}") } else { run.signal(number) }
      #expect(run.waitForEnd() == 128 + number)
      #expect(run.isModeRestored)
      #expect(try names("to") == ["b.txt"])
    }
  }
#endif
