// Tests of: REC-550, REC-551

import Foundation
import GRDB
import Testing

@testable import HeadgateRecordings

/// Indexes, and files beside them, that came with a recording.
@Suite(.timeLimit(.minutes(10)))
struct ForeignIndexTests {
  private let folder: SampleFolder
  private let recording: Recording

  init() throws {
    folder = try SampleFolder()
    recording = try SampleSession.write(to: folder.file("session"))
  }

  /// Opens an index of a recording, and returns its file and what a search finds.
  private func search(states: Bool) throws -> (file: URL, found: Int) {
    if states {
      let index = try StateIndex(of: recording, program: "p")
      let change = StateChange(action: 0, path: [.member("count")], old: nil, new: "0")
      if try index.last() == nil {
        let isAdded = try index.add([change], after: nil, through: 0, time: nil)
        #expect(isAdded)
      }
      return (StateIndex.file(of: recording), try index.changes(to: "0", limit: 5).count)
    }
    let index = SearchIndex.open(recording)
    return (SearchIndex.file(of: recording), try recording.search("Blob", in: .payload, index: index, limit: 9).count)
  }

  // A rollback with this journal removes the file, as the documentation of SQLite's format describes.
  // holds: REC-550
  @Test(arguments: [false, true], ["", "index", "own"])
  func `a journal that came with a recording removes no file`(states: Bool, beside: String) throws {
    let victim = folder.file("victim")
    try Data("mine".utf8).write(to: victim)
    let (file, found) = try search(states: states)
    let journal = URL(fileURLWithPath: file.path + "-journal")
    switch beside {
    case "": try FileManager.default.removeItem(at: file)
    // As unpacked files are.
    case "index": try Data(contentsOf: file).write(to: file, options: .atomic)
    default: break
    }
    try ForeignJournal.bytes(naming: victim.path, pages: 3).write(to: journal)
    #expect(try search(states: states).found == found)
    #expect(try Data(contentsOf: victim) == Data("mine".utf8))
    #expect(!FileManager.default.fileExists(atPath: journal.path))
  }

  // holds: REC-550
  @Test(arguments: [false, true]) func `a pipe beside an index is not opened`(states: Bool) throws {
    let (file, found) = try search(states: states)
    for end in ["-journal", "-wal", "-shm"] {
      #expect(mkfifo(file.path + end, 0o600) == 0)
      #expect(try search(states: states).found == found)
      #expect(!FileManager.default.fileExists(atPath: file.path + end))
    }
  }

  // holds: REC-550
  @Test func `a folder beside an index stays, and there is no index`() throws {
    let journal = folder.file("session.search-journal")
    try FileManager.default.createDirectory(at: journal, withIntermediateDirectories: true)
    try Data().write(to: journal.appendingPathComponent("mine"))
    #expect(SearchIndex.open(recording) == nil)
    #expect(FileManager.default.fileExists(atPath: journal.appendingPathComponent("mine").path))
  }

  // holds: REC-551
  @Test(arguments: [false, true], ["empty", "unpacked", "changed in place"])
  func `an index that lies is built again`(states: Bool, kind: String) throws {
    let (file, found) = try search(states: states)
    #expect(found > 0)
    let copy = folder.file("copy")
    try FileManager.default.copyItem(at: file, to: copy)
    let queue = try DatabaseQueue(path: kind == "changed in place" ? file.path : copy.path)
    try queue.writeWithoutTransaction {
      try $0.execute(
        sql: states ? "UPDATE change SET new = '1'" : "INSERT INTO payload(payload) VALUES ('delete-all')"
      )
    }
    try queue.close()
    switch kind {
    case "empty":
      try Data(contentsOf: copy).write(to: file)
    case "unpacked":
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: copy, to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: file.path
      )
    default: break
    }
    #expect(try search(states: states).found == found)
  }

  // holds: REC-551
  @Test func `an index that this program left is used again, and one that was not completed is not`() throws {
    func builds() throws -> Bool {
      var isBuilt = false
      _ = try #require(SearchIndex.open(recording) { _, _ in isBuilt = true })
      return isBuilt
    }
    #expect(try builds())
    #expect(try !builds())
    let file = SearchIndex.file(of: recording)
    #expect(try !folder.names().contains("session.search-journal"))
    try IndexNote(of: file, in: IndexNote.folder()).forget()
    #expect(try builds())
    #expect(try !builds())
  }

  // holds: REC-551
  @Test func `a note is written again only when its index has changed`() throws {
    let index = try StateIndex(of: recording, program: "test")
    func note() throws -> Date? {
      let name = try #require(FileIdentity(StateIndex.file(of: recording))?.name)
      let file = try IndexNote.folder().appendingPathComponent(name)
      return try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
    let change = StateChange(action: 12, path: [.member("count")], old: nil, new: "1")
    #expect(try index.add([change], after: nil, through: 12, time: nil))
    let written = try #require(try note())
    try index.removeChanges(before: 5)
    #expect(try !index.add([change], after: 7, through: 13, time: nil))
    #expect(try index.last()?.action == 12)
    #expect(try note() == written)
    try index.removeChanges(before: 13)
    #expect(try note() != written)
  }
}

/// A journal of SQLite that names a file to remove.
enum ForeignJournal {
  static func bytes(naming path: String, pages: UInt32, pageSize: UInt32 = 4096) -> Data {
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    func number(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    let name = Array(path.utf8)
    let sum = name.reduce(UInt32(0)) { $0 &+ UInt32(bitPattern: Int32(Int8(bitPattern: $1))) }
    var bytes = magic + [0, 1234, pages, 512, pageSize].flatMap(number)
    bytes += [UInt8](repeating: 0, count: 512 - bytes.count)
    bytes += number(0x4000_0000 / pageSize + 1) + name + number(UInt32(name.count)) + number(sum) + magic
    return Data(bytes)
  }
}
