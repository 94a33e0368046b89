// Tests of: REDACT-11

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

/// Rows whose ids are secret: a recording has one placeholder for all of them.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RedactedIDsTests {
  private func recording(of rows: [String]) throws -> Recording {
    let file = FileManager.default.temporaryDirectory.appending(path: "redacted-ids-\(UUID().uuidString).headgate")
    defer { try? FileManager.default.removeItem(at: file) }
    var state = Safe.initialState
    state.rows = IdentifiedArray(uniqueElements: rows.map { Row.State(id: Redacted($0)) })
    let store = Store(initialState: state) { Safe() }
    let recorder = try store.record(to: file)
    store.send(.loaded(.none))
    try recorder.stop()
    return try Recording(contentsOf: file)
  }

  // holds: REDACT-11
  @Test func `two rows with redacted ids are not replayed, and the error says why`() throws {
    let error = try #require(throws: ReplayError.self) {
      let replay = try Replay(recording(of: ["MARKED-first", "MARKED-second"])) { Safe() }
      try replay.go(to: 1)
    }
    #expect("\(error)".contains("Two elements of an identified array of 'Row.State' have the same redacted id"))
    #expect("\(error)".contains("[ID-6]") && !"\(error)".contains("MARKED"))
  }

  // holds: REDACT-11
  @Test func `one row with a redacted id is replayed`() throws {
    let replay = try Replay(recording(of: ["MARKED-first"])) { Safe() }
    try replay.go(to: 1)
    #expect(replay.state.rows.count == 1)
  }

  // holds: REDACT-11
  @Test func `other coders have the secret, and two rows`() throws {
    let rows = IdentifiedArray(uniqueElements: ["a", "b"].map { Row.State(id: Redacted($0)) })
    let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Row.State>.self, from: JSONEncoder().encode(rows))
    #expect(decoded == rows)
  }
}
