#if os(Linux)
  import FilesFeature
  import Foundation
  import Headgate
  import HeadgateRecorder
  import HeadgateRecordings
  import TemporaryFiles
  import Testing

  @Suite("A recording of the program", .serialized)
  struct RecordingProgramTests {
    private let disk: TemporaryDirectory
    private let file: URL

    init() throws {
      disk = try TemporaryDirectory()
      file = disk.url.appendingPathComponent("session.headgate")
      try disk.directory("files/one")
      try disk.file("files/two", bytes: 9)
    }

    // holds: REC-48
    @Test("the session is in the file, and is computed again", .timeLimit(.minutes(10)))
    @MainActor
    func record() throws {
      let run = try ProgramRun(["--record", file.path, disk.path + "/files"])
      try run.wait("the directory") { $0.shows("one/") }
      run.type("\u{1b}[B")
      run.type("b")
      try run.wait("the notice") { $0.shows("This directory is a bookmark now") }
      run.quit()
      let replay = try Replay(try Recording(contentsOf: file)) { App() }
      #expect(try replay.check()?.description == nil)
      #expect(replay.findings.map(\.description) == [])
      #expect(replay.state.isQuitting)
      #expect(replay.state.bookmarks == [Path(disk.path + "/files")])
      #expect(replay.state.top.selected?.item.name == "two")
    }

    // holds: REC-48
    @Test("a file that exists is not changed, and the terminal is as before", .timeLimit(.minutes(10)))
    func exists() throws {
      try Data("mine".utf8).write(to: file)
      let run = try ProgramRun(["--record", file.path, disk.path + "/files"])
      #expect(run.waitForEnd() == 1)
      run.expectRestored(printingMessage: true)
      #expect(run.screen.shows("Error"))
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }
#endif
