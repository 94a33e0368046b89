import Foundation
import Testing

@testable import HeadgateRecordings

struct RecordingCausesTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  // holds: REC-1
  @Test func `the followers of an action are those that it or its effects sent`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    #expect(try recording.followers(of: 2).map(\.number) == [3, 4])
    #expect(try recording.followers(of: 5).map(\.number) == [6])
    #expect(try recording.followers(of: 1).isEmpty)
    #expect(try recording.followers(of: 2, limit: 1).map(\.number) == [3])
    #expect(try recording.followers(of: 99).isEmpty)
  }
}
