// Tests of: REC-69

import Foundation
import Testing

@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct DamagedRecordingTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  // holds: REC-69
  @Test func `numbers that are not in order are damage`() throws {
    var negative = SampleSession.action(3)
    negative.number = .max
    let recording = try SampleSession.write(
      [.action(SampleSession.action(3)), .action(negative)],
      to: folder.file("session")
    )
    #expect(
      throws: RecordingError.damaged(recording.file.path, problem: "the column 'number' has a value of another type")
    ) {
      try recording.actionNumbers()
    }
  }

  // holds: REC-69
  @Test func `flipped bits give an error or a result, and never a crash`() throws {
    let whole = try Data(contentsOf: SampleSession.write(to: folder.file("whole")).file)
    var generator = SystemRandomNumberGenerator()
    var errors = 0
    for round in 0..<300 {
      var data = whole
      // After the header, whose damage is always found.
      for _ in 0..<(1 << (round % 9)) {
        data[Int.random(in: 100..<whole.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      let file = folder.file("damaged-\(round)")
      try data.write(to: file)
      let uses: [(Recording) throws -> Void] = [
        { _ = try SampleSession.lines(of: $0) }, { _ = try $0.summary() }, { _ = try $0.statistics() },
        { _ = try $0.search("of_3", in: [.name, .payload], limit: 10) },
        { _ = SearchIndex.open($0) },
        { _ = try $0.cut(keepingLast: 1000) },
        { recording in
          if let start = try recording.cut(before: 5) {
            try recording.copy(from: start, to: folder.file("cut-\(round)"))
          }
        },
      ]
      for use in uses {
        do {
          try use(try Recording(contentsOf: file))
        } catch let error as RecordingError {
          // A row that cannot be written again is an error of the new file.
          if case .damaged = error { errors += 1 }
        }
      }
      #expect(try Data(contentsOf: file) == data)
    }
    #expect(errors > 100)
  }
}
