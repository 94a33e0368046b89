// Tests of: REC-511, REC-529

import Foundation
import Headgate
import HeadgateRecordings
import HeadgateSupport
import Testing

@testable import HeadgateRecorder
@testable import HeadgateSession

/// A row whose mirrors are counted.
private struct Counted: CustomReflectable {
  var number: Int
  let looked: @Sendable () -> Void

  var customMirror: Mirror {
    looked()
    return Mirror(self, children: ["number": number])
  }
}

/// States with one object in two places.
@MainActor
struct SameObjectTests {
  private let file = TemporaryFile()

  private func record(_ actions: [Chains.Action], beginningAfter first: Int = 0) throws -> Session<Chains> {
    let store = Store(initialState: Chains.State()) { Chains() }
    for action in actions.prefix(first) { store.send(action) }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked, snapshotInterval: 1))
    for action in actions.dropFirst(first) { store.send(action) }
    try recorder.stop()
    return try Session(contentsOf: file.url)
  }

  // holds: REC-511
  @Test func `a replay goes to each state with an object in two places`() throws {
    let session = try record([.weighed, .held, .heldWeighed, .weighed, .heldWeighed, .released, .weighed])
    let weights = [0, 1, 1, 11, 12, 22, 22, 23]
    let jumps: [UInt64] = [7, 3, 5, 0, 4, 2, 7, 6, 3, 1]
    // The second replay keeps states on its way.
    for (interval, order) in [1, 2, 3, 1000].flatMap({ [($0 as UInt64, jumps), ($0, Array(1...7) + jumps)] }) {
      let replay = try Session<Chains>.replay(session.recording)
      replay.checkpointInterval = interval
      for number in order {
        try replay.go(to: number)
        #expect(replay.state.first.weight == weights[Int(number)])
        if (2...5).contains(number) { #expect(replay.state.held?.weight == weights[Int(number)]) }
      }
    }
    #expect(try session.testWriter.test().notes == [])
  }

  // holds: REC-511
  @Test func `a replay that begins with an object in two places notes them`() throws {
    let session = try record([.weighed, .held, .heldWeighed, .weighed], beginningAfter: 2)
    #expect(session.replay.findings.map(\.kind) == [.sameObject(first: "first", second: "held")])
    #expect(session.replay.findings.first?.description.contains("one object in 'first' and 'held'") == true)
  }

  // holds: REC-511
  @Test func `a test that begins with an object in two places has a note`() throws {
    let session = try record([.weighed, .held, .heldWeighed])
    let notes = try session.testWriter.test(from: 3).notes
    #expect(notes.contains { $0.contains("after action 2 has one object in 'first' and 'held'") })
    #expect(try session.testWriter.test(from: 2).notes == [])
  }

  // holds: REC-511
  @Test func `objects are found in rows, dictionaries and objects, and values that share memory are not`() {
    let ring = Chains.Ring()
    let other = Chains.Ring()
    other.next = ring
    #expect(SameObject.find(in: [ring, ring]) == SameObject(first: "[0]", second: "[1]"))
    #expect(SameObject.find(in: ["a": (ring, other)]) == SameObject(first: "[0].value..0", second: "[0].value..1.next"))
    let url = URL(string: "https://example.com")
    #expect(SameObject.find(in: (url, url, Date(), [Decimal(1), Decimal(1)], "a", "a")) == nil)
    ring.next = ring
    #expect(SameObject.find(in: ring) == SameObject(first: "", second: "next"))
    ring.next = nil
  }

  // holds: REC-529
  @Test func `values whose types contain no object are not looked at`() {
    let looked = LockIsolated(0)
    let rows = (0..<1000).map { Counted(number: $0, looked: { looked.withValue { $0 += 1 } }) }
    #expect(SameObject.find(in: (rows, [rows], ["a": rows])) == nil)
    #expect(looked.value == 0)
    let ring = Chains.Ring()
    #expect(SameObject.find(in: (rows, ring, rows, ring)) == SameObject(first: ".1", second: ".3"))
    #expect(looked.value == 0)
  }

  // holds: REC-529
  @Test func `a search has a limit, and needs no stack for what is inside of one another`() {
    let first = Chains.Ring()
    var last = first
    for _ in 0..<300_000 {
      let next = Chains.Ring()
      last.next = next
      last = next
    }
    #expect(SameObject.find(in: (first, 1)) == nil)
    #expect(SameObject.find(in: (first, first)) == SameObject(first: ".0", second: ".1"))
    let many = (0..<SameObject.limit).map { _ in Chains.Ring() }
    #expect(SameObject.find(in: [many, many]) == nil)
    // The objects are released one after the other, too.
    var rest: Chains.Ring? = first
    while let ring = rest {
      rest = ring.next
      ring.next = nil
    }
  }

  // holds: REC-511
  @Test func `places keep their names, and are removed with their states`() throws {
    let odd = SameObject(first: "rows[0].`a, b`", second: #"names["x, y"]"#)
    let rows = (1...5).map { RecordingInfo.row(of: odd, after: $0) }
    let writer = try RecordingWriter(creating: file.url)
    let snapshot = RecordedSnapshot(action: 3, time: 3, coding: .json, state: "{}")
    try writer.write(rows + [.info(key: "program", value: "test"), .snapshot(snapshot)])
    let copy = TemporaryFile()
    try Recording(contentsOf: file.url).copy(from: snapshot, to: copy.url)
    try writer.removeRows(before: 3)
    try writer.close()
    for file in [file, copy] {
      let info = try Recording(contentsOf: file.url).info()
      #expect(RecordingInfo.sameObjects(in: info) == [3: odd, 4: odd, 5: odd])
      #expect(info["program"] == "test")
    }
  }
}
