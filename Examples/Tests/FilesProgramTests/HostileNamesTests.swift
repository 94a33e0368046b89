#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Names that are not text", .serialized)
  struct HostileNamesTests {
    private let disk: TemporaryDirectory
    private let data: TemporaryDirectory
    private let configuration: TemporaryDirectory
    private let first: [UInt8] = [0x63, 0x61, 0x66, 0xe8]
    private let second: [UInt8] = [0x63, 0x61, 0x66, 0xe9]

    init() throws {
      disk = try TemporaryDirectory()
      data = try TemporaryDirectory()
      configuration = try TemporaryDirectory()
      try disk.directory(bytes: first)
      try disk.file(bytes: first + [0x2f, 0xff], count: 5)
      try disk.directory(bytes: second)
    }

    private func start(_ bytes: [[UInt8]]) throws -> ProgramRun {
      try ProgramRun([], bytes: bytes, configuration: configuration, environment: ["XDG_DATA_HOME": data.path])
    }

    private func path(_ bytes: [UInt8]) -> [UInt8] { Array(disk.path.utf8) + [0x2f] + bytes }

    @Test("two that look alike are two rows, which are entered and measured", .timeLimit(.minutes(10)))
    func browse() throws {
      let run = try start([Array(disk.path.utf8)])
      try run.wait("both") { $0.shows("2 entries") && $0.selected?.contains("caf\u{fffd}/") == true }
      run.type("\r")
      try run.wait("the first") { $0.lines[0].contains("/caf\u{fffd}") && $0.shows("1 entry") && $0.shows("5 B") }
      run.type("h")
      try run.wait("both again") { $0.shows("2 entries") }
      run.type("j\r")
      try run.wait("the second") { $0.lines[0].contains("/caf\u{fffd}") && $0.shows("Empty") }
      run.type("h")
      try run.wait("both again") { $0.shows("2 entries") }
      run.type("s")
      try run.wait("the scan") { $0.lines[0].hasSuffix("scanned") && $0.shows("5 B in 1 file and 2 directories") }
      run.type("\u{1b}q")
      #expect(run.waitForEnd() == 0)
      #expect(run.screen.unknown == [])
    }

    @Test("one is renamed, moved to the trash and brought back", .timeLimit(.minutes(10)))
    func changes() throws {
      let run = try start([Array(disk.path.utf8)])
      try run.wait("both") { $0.shows("2 entries") }
      run.type("jR\r")
      try run.wait("no change") { !$0.shows("New name") && $0.shows("2 entries") }
      run.type("dy")
      try run.wait("that it is gone") { $0.shows("caf\u{fffd} is in the trash") && $0.shows("1 entry") }
      let infos = try FileManager.default.contentsOfDirectory(atPath: data.path + "/Trash/info")
      #expect(infos.count == 1)
      run.type("u")
      try run.wait("that it is back") { $0.shows("is back from the trash") && $0.shows("2 entries") }
      run.type("R\u{15}plain\r")
      try run.wait("the new name") { $0.selected?.contains("plain/") == true }
      run.type("u")
      try run.wait("the old name") { $0.shows("has its old name again") && !$0.shows("plain/") }
      var status = stat()
      #expect(
        (path(second) + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { stat($0.baseAddress!, &status) }
          == 0
      )
      run.type("q")
      #expect(run.waitForEnd() == 0)
    }

    @Test("one is an argument and a bookmark", .timeLimit(.minutes(10)))
    func argument() throws {
      let run = try start([Array("--open=".utf8) + path(first + [0x2f, 0xff]), path(second)])
      try run.wait("the file") { $0.lines[0].contains("/caf\u{fffd}") && $0.selected?.contains("\u{fffd}") == true }
      run.type("bh")
      try run.wait("the first directory") { $0.shows("Empty") }
      run.type("B")
      try run.wait("the list") { $0.shows("1 bookmark") }
      run.type("\r")
      try run.wait("the bookmark") { $0.lines[0].contains("/caf\u{fffd}") && $0.shows("1 entry") }
      run.type("q")
      #expect(run.waitForEnd() == 0)
      let file = configuration.path + "/headgate-files/bookmarks.json"
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"file://\(disk.path)/caf%E8\""))
      let again = try start([path(second)])
      again.type("B")
      try again.wait("the bookmark") { $0.shows("1 bookmark") && $0.shows("/caf\u{fffd}") }
    }

    @Test("one that is not there is an error", .timeLimit(.minutes(10)))
    func missing() throws {
      let run = try start([path([0xff])])
      try run.wait("the error") { $0.shows("There is no directory") }
      #expect(run.waitForEnd() == 64)
    }
  }
#endif
