// Tests of: REC-527

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Recorded values that Foundation does not survive: somebody changed them after the recording.
@MainActor
struct ForeignValuesTests {
  private let file = TemporaryFile()
  private let changed = TemporaryFile()

  /// A recording of one action, whose lines were changed.
  private func recording(_ old: String, _ new: String) throws -> Recording {
    let store = Store(initialState: Sorter.State()) { Sorter() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 1))
    store.send(.removed([3]))
    try recorder.stop()
    var lines = ""
    try Recording(contentsOf: file.url).exportLines { lines += String(decoding: $0, as: UTF8.self) }
    let escaped = { (text: String) in text.replacingOccurrences(of: "\"", with: "\\\"") }
    #expect(lines.contains(escaped(old)), "\(lines)")
    let text = TemporaryFile()
    try Data(lines.replacingOccurrences(of: escaped(old), with: escaped(new)).utf8).write(to: text.url)
    try Recording.importLines(text.url, to: changed.url)
    return try Recording(contentsOf: changed.url)
  }

  // holds: REC-527
  @Test func `an action that would end the process is an error of the replay, and a problem of the recording`() throws {
    let recording = try self.recording(#""length":1"#, #""length":-1"#)
    let replay = try Replay(recording) { Sorter() }
    let error = #expect(throws: ReplayError.self) { try replay.check() }
    #expect(error.map { "\($0)".contains("are no indices") } == true)
    let compatibility = try Replay<Sorter.State, Sorter.Action>.compatibility(of: recording)
    #expect(compatibility.problems.contains { $0.contains("are no indices") })
  }

  // holds: REC-527
  @Test(arguments: [
    (#""letters":{"bitmap":""#, #""letters":{"bitmap":"AAAA"#, "no set of characters"),
    (#""path":"#, #""port":-1,"path":"#, "is no port"),
    (#""kept":{"indexes":["#, #""kept":{"indexes":[{"location":1,"length":\#(Int.max)},"#, "are no indices"),
  ]) func `a state that would end the process is an error of the replay`(old: String, new: String, text: String) throws
  {
    let recording = try self.recording(old, new)
    let error = #expect(throws: ReplayError.self) { try Replay(recording) { Sorter() } }
    #expect(error.map { "\($0)".contains(text) } == true)
  }

  // holds: REC-527
  @Test func `a value in a written test that would end the process is an error`() throws {
    let json = #"{"indexes":[{"location":1,"length":-1}]}"#
    #expect(throws: DecodingError.self) { _ = try recorded(json, as: IndexSet.self) }
    #expect(throws: DecodingError.self) { _ = try recorded("[\(json)]", as: [IndexSet?].self) }
    let state = String(decoding: try JSONEncoder().encode(Sorter.State()), as: UTF8.self)
    let store = try TestStore(recordedState: state) { Sorter() }
    #expect(throws: DecodingError.self) { _ = try store.recorded(json, as: IndexSet.self) }
    let hostile = state.replacingOccurrences(of: #""indexes":["#, with: #""indexes":[{"location":1,"length":-1}"#)
    #expect(throws: DecodingError.self) { _ = try TestStore(recordedState: hostile) { Sorter() } }
  }

  // holds: REC-527
  @Test func `values that Foundation decodes in its own way are themselves`() throws {
    #expect(try recorded(#""AQI=""#, as: Data.self) == Data([1, 2]))
    #expect(try recorded(#""AQI=""#, as: Data?.self) == Data([1, 2]))
    #expect(try recorded("null", as: Data?.self) == nil)
    #expect(try recorded(#""https://a.example/?b""#, as: URL.self) == URL(string: "https://a.example/?b"))
    #expect(try recorded("5.5", as: Date.self) == Date(timeIntervalSinceReferenceDate: 5.5))
    #expect(try recorded("1234.5", as: Decimal.self) == Decimal(string: "1234.5"))
    #expect(try recorded(#""-inf""#, as: Double.self) == -.infinity)
    #expect(try recorded("[\"\(Int128.max)\"]", as: [String].self) == ["\(Int128.max)"])
    #expect(try recorded(#"{"a":["AQI=",null]}"#, as: [String: [Data?]].self) == ["a": [Data([1, 2]), nil]])
  }
}

@Reducer
private struct Sorter {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var kept: IndexSet = []
    var letters = CharacterSet.letters
    var address = URLComponents(string: "/a") ?? URLComponents()
  }

  enum Action: Codable, Sendable {
    case removed(IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removed(let places): state.kept = places
      }
      return .none
    }
  }
}
