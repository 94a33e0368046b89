import Foundation
import Testing

@testable import HeadgateRecordings

struct UnusedLogTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func age(_ name: String, _ seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: folder.file(name).path
    )
  }

  // holds: REC-103
  @Test func `a recording that was finished while it was read leaves no files beside it`() throws {
    let writer = try RecordingWriter(creating: folder.file("session"))
    try writer.write(SampleSession.rows)
    var reader: Recording? = try Recording(contentsOf: folder.file("session"))
    #expect(try reader?.actionCount() == 6)
    try writer.close()
    reader = nil
    // What the reader of the writer's time left.
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(at: folder.file("session\(end)")) }
    try age("session", 60)
    var later: Recording? = try Recording(contentsOf: folder.file("session"))
    #expect(try later?.actionCount() == 6)
    // Otherwise nothing is tested: the file still expects a log.
    #expect(try folder.names().count == 3)
    later = nil
    #expect(try folder.names() == ["session"])
  }

  // holds: REC-103
  @Test func `the log of a recorder stays`() throws {
    let writer = try RecordingWriter(creating: folder.file("session"))
    try writer.write(SampleSession.rows)
    try age("session", 60)
    var reader: Recording? = try Recording(contentsOf: folder.file("session"))
    #expect(try reader?.actionCount() == 6)
    reader = nil
    #expect(try folder.names() == ["session", "session-shm", "session-wal"])
    try writer.write([.info(key: "more", value: "1")])
    #expect(try Recording(contentsOf: folder.file("session")).info()["more"] == "1")
    try writer.close()
  }
}
