import Foundation
import Testing

@testable import HeadgateRecordings

struct RecordingWriterTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  // holds: REC-69
  @Test func `a recording can be read while it is written, from its first row`() throws {
    let writer = try RecordingWriter(creating: folder.file("session"))
    #expect(try Recording(contentsOf: folder.file("session")).actionCount() == 0)
    try writer.write([.action(SampleSession.action(1))])
    #expect(try Recording(contentsOf: folder.file("session")).actionCount() == 1)
    try writer.close()
  }

  // holds: REC-540
  @Test(arguments: ["a", "é", "👩‍👩‍👧‍👦", "a" + String(repeating: "\u{301}", count: 6000)])
  func `a long name is shortened, and two that then are equal are one`(character: String) throws {
    let file = folder.file("session")
    let writer = try RecordingWriter(creating: file)
    let names = [String(repeating: character, count: 9999), String(repeating: character, count: 10_001)]
    for (number, name) in (names + ["x"]).enumerated() {
      var action = SampleSession.action(UInt64(number + 1))
      action.name = name
      try writer.write([.action(action)])
    }
    try writer.close()
    let read = try Recording(contentsOf: file).actions().map(\.name)
    for (name, read) in zip(names, read) where name.utf8.count > 10_000 {
      // A reader refuses more than 256 marks in a row, so there are no more.
      let least = character.utf8.count > 10_000 ? 500 : 9_900
      #expect(read.utf8.count <= 10_000 && read.utf8.count > least && read.hasSuffix("…"))
      #expect(name.unicodeScalars.starts(with: read.unicodeScalars.dropLast()))
    }
    #expect(read[2] == "x")
  }

  // holds: REC-554
  @Test func `texts with zeros are stored whole, and stay different`() throws {
    let file = folder.file("session")
    let writer = try RecordingWriter(creating: file)
    try writer.write(
      ["a\0b", "a\0c", "a", "\0", "a\0b"].enumerated().map { number, name in
        var action = SampleSession.action(UInt64(number + 1))
        action.name = name
        return .action(action)
      }
    )
    try writer.write([.info(key: "k\0", value: "v\0w")])
    var dumps = DumpLines()
    try writer.write([.digest(dumps.append("one\0\ntwo", action: 1))])
    try writer.close()
    let recording = try Recording(contentsOf: file)
    #expect(try recording.actions().map(\.name) == ["a␀b", "a␀c", "a", "␀", "a␀b"])
    #expect(try recording.info()["k␀"] == "v␀w")
    #expect(try recording.dump(after: 1) == "one␀\ntwo")
  }

  // holds: REC-69
  @Test func `readers of a closed recording write nothing beside it`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let before = try Data(contentsOf: recording.file)
    _ = try SampleSession.rows(of: recording)
    #expect(try folder.names() == ["session"])
    #expect(try Data(contentsOf: recording.file) == before)
  }

  // holds: REC-110
  @Test func `only the user may read a recording, its log, its copy and its index`() throws {
    let file = folder.file("session")
    let writer = try RecordingWriter(creating: file)
    try writer.write([.action(SampleSession.action(1))])
    try writer.copy(to: folder.file("copy"))
    #expect(SearchIndex.open(try Recording(contentsOf: file)) != nil)
    let names = try folder.names()
    #expect(names.contains("session-wal") && names.contains("session.search") && names.contains("copy"))
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    try writer.close()
  }

  // holds: REC-110
  @Test func `a recording does not follow a link that somebody put at its path`() throws {
    let file = folder.file("session")
    let target = folder.file("target")
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    #expect(throws: RecordingError.fileExists(file.path)) { try RecordingWriter(creating: file) }
    #expect(try folder.names() == ["session"])
  }

  #if os(Linux)
    // holds: REC-110
    @Test(arguments: [
      // The kernel lets nobody create files here, and the file is not there, either.
      ("/sys/kernel/session", "Permission denied"), ("missing/session", "No such file or directory"),
      ("file/session", "Not a directory"), (String(repeating: "a", count: 300), "File name too long"),
      ("link/session", "Too many levels of symbolic links"),
    ])
    func `the error of a recording that cannot be created says why`(path: String, problem: String) throws {
      try Data().write(to: folder.file("file"))
      try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.file("link"))
      let file = path.hasPrefix("/") ? URL(filePath: path) : folder.file(path)
      #expect(throws: RecordingError.cannotWrite(file.path, problem: problem)) { try PrivateFile.create(file) }
    }
  #endif

  // holds: REC-110
  @Test func `a recording in a folder that does not exist is an error with the path`() throws {
    let file = folder.file("missing/session")
    #expect(throws: RecordingError.cannotWrite(file.path, problem: "No such file or directory")) {
      try RecordingWriter(creating: file)
    }
  }
}
