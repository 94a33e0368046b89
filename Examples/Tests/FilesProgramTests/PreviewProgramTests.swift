#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("The preview in a terminal", .serialized)
  struct PreviewProgramTests {
    private let disk: TemporaryDirectory
    private let configuration: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      configuration = try TemporaryDirectory()
    }

    private func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: disk.url.appendingPathComponent(name))
    }

    private func start(_ path: String? = nil, columns: Int = 110) throws -> ProgramRun {
      let run = try ProgramRun([path ?? disk.path], columns: columns, rows: 16, configuration: configuration)
      try run.wait("the rows") { $0.shows("entr") }
      return run
    }

    @Test("it shows the selected file, scrolls, and is hidden for all programs to come", .timeLimit(.minutes(10)))
    func text() throws {
      try write("a.txt", (1...100).map { "line \($0)\n" }.joined())
      try write("b.txt", "a\ttab, \u{1b}[31m and 日本語\n")
      let run = try start()
      try run.wait("the text") { $0.shows("│  1 line 1") && $0.shows("100 lines") }
      run.type("J")
      try run.wait("one line more") { $0.lines[2].contains("│  2 line 2") }
      run.type("]")
      try run.wait("one page more") { $0.lines[2].contains("│ 14 line 14") }
      run.type("[K")
      try run.wait("back") { $0.lines[2].contains("│  1 line 1") }
      run.type("j")
      try run.wait("the other text") {
        $0.shows("  1 a   tab, ^[[31m and 日本語") && $0.selected?.contains("b.txt") == true
      }
      run.type("i")
      try run.wait("that it is hidden") { !$0.shows("│") }
      run.quit()
      let second = try start()
      second.type("G")
      try second.wait("the selection") { $0.selected?.contains("b.txt") == true && !$0.shows("│") }
      second.type("i")
      try second.wait("that it is back") { $0.shows("tab, ^[[31m") }
      second.resize(columns: 99, rows: 16)
      try second.wait("no room") { $0.shows("b.txt") && !$0.shows("│") }
      second.resize(columns: 100, rows: 16)
      try second.wait("room again") { $0.shows("tab, ^[[31m") }
      second.quit()
    }

    @Test("a file that grows, and one that vanishes, are shown as they are", .timeLimit(.minutes(10)))
    func changes() throws {
      try write("a.log", "first\n")
      try write("b", "")
      let run = try start()
      try run.wait("the text") { $0.shows("│  1 first") }
      try write("a.log", "first\nsecond\n")
      try run.wait("the new line") { $0.shows("│  2 second") && $0.shows("2 lines, 13 B") }
      try FileManager.default.removeItem(atPath: disk.path + "/a.log")
      try run.wait("the next file") { $0.shows("1 entry") && $0.shows("Empty file") }
      run.quit()
    }

    @Test("pipes, devices, links, binary files and directories say what they are", .timeLimit(.minutes(10)))
    func kinds() throws {
      try disk.directory("0dir/sub")
      try disk.file("0dir/sub/file", bytes: 3_000)
      try Data([0x89, 0x50, 0, 0xff]).write(to: disk.url.appendingPathComponent("1binary"))
      try Data(Array("GIF89a".utf8) + [2, 0, 3, 0]).write(to: disk.url.appendingPathComponent("2image"))
      try disk.link("3link", to: "nowhere")
      try #require(mkfifo(disk.path + "/4pipe", 0o600) == 0)
      let run = try start()
      try run.wait("the directory") { $0.shows("1 entry; 1 file, 3.0 KB") && $0.shows("│ sub/") }
      for (name, text) in [
        ("1binary", "0000  89 50 00 ff              ·P··"), ("2image", "GIF image, 2 × 3, 10 B"),
        ("3link", "→ nowhere"),
        ("4pipe", "Pipe; it is not opened"),
      ] {
        run.type("j")
        try run.wait("\(name)") { $0.selected?.contains(name) == true && $0.shows(text) }
      }
      run.quit()
    }

    @Test("the file that a search found shows the text of the search", .timeLimit(.minutes(10)))
    func search() throws {
      try write("needle.txt", (1...200).map { $0 == 150 ? "the Needle\n" : "hay\n" }.joined())
      try write("a.txt", "")
      let run = try start()
      run.type("/needle")
      try run.wait("the match") { $0.shows("1 match") }
      run.type("\r")
      try run.wait("the line") { $0.shows("│150 the Needle") }
      let inverse = run.screen.cells.flatMap { $0.dropFirst(60).filter(\.isInverse).map(\.text) }.joined()
      #expect(inverse == "Needle")
      run.quit()
    }

    @Test("files of /proc are shown", .timeLimit(.minutes(10)))
    func proc() throws {
      let run = try ProgramRun(["--open", "/proc/self/status", "/proc"], columns: 120, configuration: configuration)
      try run.wait("the file") { $0.selected?.contains("status") == true && $0.shows("Name:   files") }
      run.quit()
    }
  }
#endif
