#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("A directory that changes under the program", .serialized)
  struct WatchingProgramTests {
    private let disk: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      try disk.directory("shown")
      for number in 1...30 { try disk.file("shown/page\(number).txt", bytes: number) }
    }

    private func start() throws -> ProgramRun {
      let run = try ProgramRun([disk.path + "/shown"])
      try run.wait("the rows") { $0.shows("30 entries") && $0.shows("page1.txt") }
      return run
    }

    @Test("files that are added, renamed, removed and written are seen, and the list stays", .timeLimit(.minutes(10)))
    func changes() throws {
      let run = try start()
      run.type(String(repeating: "j", count: 20))
      try run.wait("the selection") { $0.selected?.contains("page21.txt") == true }
      let row = run.screen.lines.firstIndex { $0.contains("page21.txt") }
      try disk.file("shown/a-new-one.txt", bytes: 1)
      try run.wait("the new file") { $0.shows("31 entries") }
      #expect(run.screen.selected?.contains("page21.txt") == true)
      #expect(run.screen.lines.firstIndex { $0.contains("page21.txt") } == row)
      let manager = FileManager.default
      try manager.moveItem(atPath: disk.path + "/shown/page20.txt", toPath: disk.path + "/shown/page20b.txt")
      try run.wait("the new name") { $0.shows("page20b.txt") }
      try disk.file("shown/page21.txt", bytes: 5_000)
      try run.wait("the new size") { $0.selected?.contains("5.0 KB") == true }
      try manager.removeItem(atPath: disk.path + "/shown/page21.txt")
      try run.wait("the next file in its place") {
        $0.shows("30 entries") && $0.selected?.contains("page22.txt") == true
      }
      run.quit()
    }

    @Test("nothing is written while nothing changes", .timeLimit(.minutes(10)))
    func quiet() throws {
      let run = try start()
      run.read(for: .milliseconds(500))
      let before = run.received
      run.read(for: .seconds(1))
      #expect(run.received == before)
      run.quit()
    }

    @Test("a thousand changes a second are some drawings, and keys work meanwhile", .timeLimit(.minutes(10)))
    func storm() throws {
      let run = try start()
      let before = run.received
      let path = disk.path + "/shown/page1.txt"
      let writer = Thread {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        for _ in 1...2_000 {
          try? handle.write(contentsOf: Data([1]))
          usleep(700)
        }
      }
      writer.start()
      run.type("G")
      try run.wait("the end of the list") { $0.selected?.contains("page30.txt") == true }
      run.type("g")
      try run.wait("the file that grows to its end") { $0.selected?.contains("2.0 KB") == true }
      // A drawing of the row and of the status is about 200 bytes, and there are at most ten in a second.
      #expect(run.received - before < 60_000)
      run.quit()
    }

    @Test("a directory that is deleted, moved away or replaced is a message until it is back", .timeLimit(.minutes(10)))
    func comesBack() throws {
      let run = try start()
      run.type("jj")
      try run.wait("the selection") { $0.selected?.contains("page3.txt") == true }
      let manager = FileManager.default
      try manager.moveItem(atPath: disk.path + "/shown", toPath: disk.path + "/away")
      try run.wait("the message") { $0.shows("Nothing is here any more") }
      try manager.moveItem(atPath: disk.path + "/away", toPath: disk.path + "/shown")
      try run.wait("the directory") { $0.shows("30 entries") && $0.selected?.contains("page3.txt") == true }
      try manager.removeItem(atPath: disk.path + "/shown")
      try run.wait("the message again") { $0.shows("Nothing is here any more") }
      try disk.file("shown", bytes: 1)
      try run.wait("that a file is there") { $0.shows("This is not a directory any more") }
      try manager.removeItem(atPath: disk.path + "/shown")
      try disk.directory("shown")
      try run.wait("the new directory") { $0.shows("Empty") }
      try disk.file("shown/one", bytes: 1)
      try run.wait("its file") { $0.shows("1 entry") }
      run.quit()
    }

    @Test("only the directory on the screen is watched", .timeLimit(.minutes(10)))
    func onlyShown() throws {
      try disk.directory("shown/below")
      let run = try ProgramRun([disk.path + "/shown"])
      try run.wait("the rows") { $0.selected?.contains("below/") == true }
      try run.wait("the watch") { _ in run.watches == 1 }
      for number in 1...5 {
        try disk.file("shown/more\(number)", bytes: 1)
        try run.wait("the file") { $0.shows("\(31 + number) entries") }
        run.type("\r")
        try run.wait("the directory below") { $0.lines[0].contains("/below") && $0.shows("Empty") }
        try disk.file("shown/below/\(number)", bytes: 1)
        try run.wait("its file") { $0.shows("1 entry") }
        try FileManager.default.removeItem(atPath: disk.path + "/shown/below/\(number)")
        try run.wait("that it is gone") { $0.shows("Empty") }
        run.type("h")
        try run.wait("back") { $0.shows("\(31 + number) entries") }
      }
      try run.wait("that the watches end") { _ in run.watches == 1 }
      run.quit()
    }
  }
#endif
