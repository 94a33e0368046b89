import Foundation

@testable import HeadgateRecordings

/// A session with rows of each kind, as a recorder writes them.
enum SampleSession {
  /// Six actions. The second one starts an effect that sends the third and the fourth one. A state after the actions 0, 2, 4 and 6.
  static let rows: [RecordingRow] = {
    var dumps = DumpLines()
    var rows: [RecordingRow] = [
      .info(key: "firstAction", value: "1"), .info(key: "program", value: "sample"),
      .info(key: "started", value: "2026-01-01T10:00:00Z"), .snapshot(state(0)),
    ]
    for number: UInt64 in 1...6 {
      rows.append(.action(action(number)))
      rows.append(.digest(dumps.append("App.State(\n  count: \(number)\n)", action: number)))
      if number % 2 == 0 { rows.append(.snapshot(state(number))) }
    }
    rows += [
      .effect(
        RecordedEffect(
          number: 1,
          name: "load",
          action: 2,
          file: "App/App.swift",
          line: 20,
          start: 2_100,
          end: 4_200,
          ending: .finished
        )
      ),
      .effect(
        RecordedEffect(
          number: 2,
          name: nil,
          action: 2,
          file: "App/App.swift",
          line: 30,
          start: 2_200,
          end: 2_300,
          ending: .cancelled,
          cancelReason: .id,
          cancelAction: 2
        )
      ),
      .effect(RecordedEffect(number: 3, name: nil, action: nil, file: "App/App.swift", line: 40, start: 5_500)),
      .emission(RecordedEmission(effect: 1, time: 2_900)), .emission(RecordedEmission(effect: 1, time: 3_900)),
      .answer(RecordedAnswer(action: 1, effect: nil, name: "uuid", time: 1_010, isError: false, value: "\"A-1\"")),
      .answer(
        RecordedAnswer(action: 5, effect: 3, name: "Client.load", time: 5_600, isError: true, value: "\"offline\"")
      ),
      .sharedChange(
        RecordedSharedChange(
          action: 4,
          cause: .outside,
          reference: 7,
          name: "books",
          time: 4_500,
          coding: .json,
          value: "[\"Emma\"]"
        )
      ),
      .sharedChange(
        RecordedSharedChange(
          action: 6,
          cause: .effect(3),
          reference: 8,
          name: "Count",
          time: 6_500,
          coding: .dump,
          value: "Count(1)"
        )
      ),
    ]
    return rows
  }()

  static func action(_ number: UInt64) -> RecordedAction {
    RecordedAction(
      number: number,
      name: number == 2 ? ".loadTapped" : number == 3 || number == 4 ? ".loaded(…)" : ".renamed(…)",
      cause: number == 3 || number == 4 ? .effect(1) : number == 6 ? .action(5) : .outside,
      file: "App/App.swift",
      line: Int(number),
      time: Int64(number) * 1_000,
      duration: Int64(number) * 10,
      coding: number == 6 ? .dump : .json,
      payload: number == 6 ? "Renamed(\"ä\\ \u{1F600}\n\")" : "{\"renamed\":{\"_0\":\"Blob 100% of_\(number)\"}}"
    )
  }

  static func state(_ action: UInt64) -> RecordedSnapshot {
    RecordedSnapshot(action: action, time: Int64(action) * 1_000 + 50, coding: .json, state: "{\"count\":\(action)}")
  }

  static func write(_ rows: [RecordingRow] = rows, to file: URL) throws -> Recording {
    let writer = try RecordingWriter(creating: file)
    try writer.write(rows)
    try writer.close()
    return try Recording(contentsOf: file)
  }

  static func rows(of recording: Recording) throws -> [RecordingRow] {
    var rows: [RecordingRow] = []
    try recording.forEachRow { rows.append($0) }
    return rows
  }

  static func lines(of recording: Recording) throws -> String {
    var data = Data()
    try recording.exportLines { data.append($0) }
    return String(decoding: data, as: UTF8.self)
  }
}
