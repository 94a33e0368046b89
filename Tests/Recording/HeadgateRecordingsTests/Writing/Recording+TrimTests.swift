import Foundation
import Testing

@testable import HeadgateRecordings

struct RecordingTrimTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  // holds: REC-68
  @Test func `a cut begins with the last state before an action, and has all that follows`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let start = try #require(try recording.cut(before: 6))
    #expect(start.action == 4)
    try recording.copy(from: start, to: folder.file("new"))
    let trimmed = try Recording(contentsOf: folder.file("new"))
    #expect(try trimmed.actions() == recording.actions(in: 5...6))
    #expect(try trimmed.snapshotNumbers() == [4, 6])
    #expect(try trimmed.info()["firstAction"] == "5")
    #expect(try trimmed.info()["program"] == "sample")
    // The effect 1 ended after the state, and the effect 2 before it.
    #expect(try trimmed.effects() == recording.effects().filter { $0.number != 2 })
    #expect(try trimmed.emissions() == recording.emissions(of: 1))
    #expect(try trimmed.answers().map(\.name) == ["Client.load"])
    #expect(try trimmed.sharedChanges() == recording.sharedChanges())
    #expect(try trimmed.digests().map(\.action) == [4, 5, 6])
    for action: UInt64 in 4...6 { #expect(try trimmed.dump(after: action) == recording.dump(after: action)) }
    #expect(try folder.names() == ["new", "session"])
  }

  // holds: REC-68
  @Test func `a cut by time keeps at least that time`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    // The last event is at 6060, and the states are at 50, 2050, 4050 and 6050.
    #expect(try recording.cut(keepingLast: 0)?.action == 6)
    #expect(try recording.cut(keepingLast: 10)?.action == 6)
    #expect(try recording.cut(keepingLast: 11)?.action == 4)
    #expect(try recording.cut(keepingLast: 2011)?.action == 2)
    #expect(try recording.cut(keepingLast: 1_000_000)?.action == 0)
    #expect(try recording.cut(before: 0) == nil)
    #expect(try recording.cut(before: 2)?.action == 0)
    let none = try SampleSession.write([.action(SampleSession.action(1))], to: folder.file("none"))
    #expect(try none.cut(before: 1) == nil)
    #expect(try none.cut(keepingLast: 1) == nil)
  }

  // holds: REC-68
  @Test func `a cut replaces no file`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let start = try #require(try recording.cut(before: 6))
    #expect(throws: RecordingError.fileExists(folder.file("session").path)) {
      try recording.copy(from: start, to: folder.file("session"))
    }
    #expect(throws: RecordingError.self) { try recording.copy(from: start, to: folder.file("no/folder/new")) }
  }
}
