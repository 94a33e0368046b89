import Foundation
import HeadgateCore
import HeadgateRecorder
import HeadgateRecordings

/// A long session of a feature with ten rows, in a file that questions are asked about.
///
/// Each second action changes the count, and the others change rows. The last row changes ten times, regardless of the length: the
/// answers to questions about its titles are as long in each session.
struct LongSession {
  static let rareChanges = 10

  let count: Int
  /// The folder of the file. A file that is there already is used.
  let folder: URL

  var file: URL { folder.appending(path: "session-of-\(count).headgate") }

  /// The session as a recorder writes it.
  @MainActor
  func recorded() throws -> URL {
    guard !FileManager.default.fileExists(atPath: file.path) else { return file }
    return try record(to: file, RecordingOptions())
  }

  /// The session with a state after each hundred actions: a recorder writes fewer while actions are sent without a pause.
  @MainActor
  func withRegularStates() throws -> URL {
    let result = folder.appending(path: "states-of-\(count).headgate")
    guard !FileManager.default.fileExists(atPath: result.path) else { return result }
    let plain = try record(to: temporaryFile(), RecordingOptions(snapshotInterval: .max))
    defer { try? FileManager.default.removeItem(at: plain) }
    let recording = try Recording(contentsOf: plain)
    let replay = try Replay(recording) { RecordedFeature() }
    let writer = try RecordingWriter(creating: result)
    try writer.write(try recording.info().map { .info(key: $0, value: $1) })
    try writer.write([.snapshot(snapshot(of: replay))])
    var rows: [RecordingRow] = []
    while let action = try replay.next() {
      rows.append(.action(action))
      guard action.number.isMultiple(of: 100) else { continue }
      rows.append(.snapshot(snapshot(of: replay)))
      try writer.write(rows)
      rows.removeAll(keepingCapacity: true)
    }
    try writer.write(rows)
    try writer.close()
    return result
  }

  private func snapshot(of replay: Replay<RecordedFeature.State, RecordedFeature.Action>) -> RecordedSnapshot {
    RecordedSnapshot(action: replay.position, time: 0, coding: .json, state: replay.stateText())
  }

  @MainActor
  private func record(to file: URL, _ options: RecordingOptions) throws -> URL {
    let store = RecordedFeature.store(rows: 10)
    let recorder = try store.record(to: file, options: options)
    for number in 1...count { store.send(action(number)) }
    try recorder.stop()
    return file
  }

  private func action(_ number: Int) -> RecordedFeature.Action {
    if number.isMultiple(of: count / Self.rareChanges) { return .rowChanged(9, "A rare title of action \(number)") }
    return number.isMultiple(of: 2) ? .incremented(1) : .rowChanged(number % 9, "A title of action \(number)")
  }
}
