#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Two programs that share settings and bookmarks", .serialized)
  struct SharedFilesTests {
    private let disk: TemporaryDirectory
    private let configuration: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      configuration = try TemporaryDirectory()
      try disk.directory("one")
      try disk.directory("two")
      try disk.file(".secret")
    }

    private func start(_ name: String? = nil) throws -> ProgramRun {
      let path = name.map { disk.path + "/" + $0 } ?? disk.path
      let run = try ProgramRun([path], configuration: configuration)
      try run.wait("the directory") { $0.shows(name == nil ? "one/" : "Empty") }
      return run
    }

    private func contents(of name: String) throws -> String {
      try String(contentsOfFile: configuration.path + "/headgate-files/" + name, encoding: .utf8)
    }

    @Test("a bookmark and a setting of one program are seen in the other", .timeLimit(.minutes(10)))
    func seen() throws {
      let (first, second) = (try start(), try start("one"))
      first.type("B")
      try first.wait("no bookmarks") { $0.shows("No bookmarks") }
      second.type("b")
      try first.wait("the bookmark") { $0.shows("1 bookmark") && $0.shows("/one") }
      first.type("\r")
      try first.wait("its directory") { $0.lines[0].contains("/one") && $0.shows("Empty") }
      first.type("h")
      try first.wait("back") { $0.shows("two/") }
      second.type(".")
      try first.wait("the hidden file") { $0.shows(".secret") }
      for run in [first, second] {
        run.type("q")
        #expect(run.waitForEnd() == 0)
      }
      let third = try start()
      try third.wait("the hidden file") { $0.shows(".secret") }
    }

    @Test("bookmarks that two programs make at once are both kept", .timeLimit(.minutes(10)))
    func together() throws {
      let (first, second) = (try start("one"), try start("two"))
      first.type("b")
      second.type("b")
      for run in [first, second] {
        run.type("B")
        try run.wait("both") { $0.shows("2 bookmarks") && $0.shows("/one") && $0.shows("/two") }
      }
    }

    @Test("a damaged file is a message, and stays", .timeLimit(.minutes(10)), arguments: ["settings", "bookmarks"])
    func damaged(name: String) throws {
      let file = configuration.path + "/headgate-files/\(name).json"
      try configuration.directory("headgate-files")
      try Data("{ nonsense".utf8).write(to: URL(fileURLWithPath: file))
      let run = try start()
      try run.wait("the message") { $0.shows("The file of your \(name) is damaged; it stays as it is") }
      run.type(".b")
      try run.wait("the change in memory") { $0.shows(".secret") }
      run.type("q")
      #expect(run.waitForEnd() == 0)
      #expect(run.screen.unknown == [])
      #expect(try contents(of: "\(name).json") == "{ nonsense")
    }
  }
#endif
