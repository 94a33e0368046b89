import Foundation
import Testing

@testable import HeadgateRecordings

struct PartialFileTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func leave(_ name: String, hours: Double) throws {
    try Data("part".utf8).write(to: folder.file(name))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)],
      ofItemAtPath: folder.file(name).path
    )
  }

  // holds: REC-104
  @Test func `what a killed program left for the same file is removed, and nothing else`() throws {
    try leave(".new.0123ABCD.partial", hours: 2)
    try leave(".new.0123ABCD.partial-wal", hours: 2)
    // Somebody writes these.
    try leave(".new.11111111.partial", hours: 0.5)
    try leave(".new.22222222.partial", hours: 2)
    try leave(".new.22222222.partial-wal", hours: 0)
    // Those of other files.
    try leave(".new.txt.33333333.partial", hours: 2)
    try leave("new.44444444.partial", hours: 2)
    let recording = try SampleSession.write(to: folder.file("session"))
    let start = try #require(try recording.cut(before: 6))
    try recording.copy(from: start, to: folder.file("new"))
    #expect(
      try folder.names() == [
        ".new.11111111.partial", ".new.22222222.partial", ".new.22222222.partial-wal", ".new.txt.33333333.partial",
        "new",
        "new.44444444.partial", "session",
      ]
    )
  }
}
