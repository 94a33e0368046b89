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

  // holds: REC-69
  @Test func `readers of a closed recording write nothing beside it`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let before = try Data(contentsOf: recording.file)
    _ = try SampleSession.rows(of: recording)
    #expect(try folder.names() == ["session"])
    #expect(try Data(contentsOf: recording.file) == before)
  }
}
