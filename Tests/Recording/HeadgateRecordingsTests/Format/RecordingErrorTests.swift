import Foundation
import Testing

@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct RecordingErrorTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "headgate-recordings-\(UUID().uuidString)"
  )

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func sample(_ name: String = "sample", actions: Int = 50) throws -> URL {
    let file = folder.appending(path: name)
    let writer = try RecordingWriter(creating: file)
    try writer.write(
      (1...actions).map { number in
        .action(
          RecordedAction(
            number: UInt64(number),
            name: ".tapped",
            cause: .outside,
            file: "App/App.swift",
            line: 7,
            time: Int64(number),
            duration: 1,
            coding: .json,
            payload: "{\"tapped\":{\"_0\":\(number)}}"
          )
        )
      } + [.snapshot(RecordedSnapshot(action: 0, time: 0, coding: .json, state: "{}"))]
    )
    try writer.close()
    return file
  }

  private func error(_ file: URL) -> RecordingError? {
    do throws(RecordingError) {
      _ = try Recording(contentsOf: file).actions()
      return nil
    } catch {
      return error
    }
  }

  // holds: REC-20
  @Test func `each bad file gets its error, and is not changed`() throws {
    #expect(error(folder.appending(path: "none")) == .noFile(folder.appending(path: "none").path))

    let text = folder.appending(path: "text")
    try Data(repeating: 65, count: 5000).write(to: text)
    #expect(error(text) == .noRecording(text.path))

    let empty = folder.appending(path: "empty")
    try Data().write(to: empty)
    #expect(error(empty) == .emptyFile(empty.path))
    #expect("\(RecordingError.emptyFile("cart"))".hasPrefix("'cart' is empty, so it is not a recording. Copy"))

    var future = try Data(contentsOf: sample())
    future[63] = 9
    let newer = folder.appending(path: "newer")
    try future.write(to: newer)
    #expect(error(newer) == .newerVersion(newer.path, version: 9))

    for file in [text, empty, newer] {
      #expect(!FileManager.default.fileExists(atPath: file.path + "-wal"))
      #expect(!FileManager.default.fileExists(atPath: file.path + "-shm"))
    }
  }

  // holds: REC-20
  @Test func `a recording replaces no file`() throws {
    let file = try sample()
    let before = try Data(contentsOf: file)
    #expect(throws: RecordingError.fileExists(file.path)) { try RecordingWriter(creating: file) }
    #expect(try Data(contentsOf: file) == before)
  }

  // holds: REC-21
  @Test func `a truncated file and flipped bits give an error or the rows, and never a crash`() throws {
    let whole = try Data(contentsOf: sample(actions: 300))
    var generator = SystemRandomNumberGenerator()
    var failures = 0
    for round in 0..<400 {
      var data = whole
      if round % 4 == 0 {
        data = data.prefix(Int.random(in: 0..<whole.count, using: &generator))
      } else {
        for _ in 0..<(1 << (round % 7)) {
          data[Int.random(in: 0..<whole.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      let file = folder.appending(path: "damaged-\(round)")
      try data.write(to: file)
      do throws(RecordingError) {
        let recording = try Recording(contentsOf: file)
        _ = try recording.actions()
        _ = try recording.snapshots()
        _ = try recording.effects()
        _ = try recording.info()
      } catch {
        failures += 1
        #expect("\(error)".contains(file.path))
      }
      #expect(try Data(contentsOf: file) == data)
    }
    #expect(failures > 50)
  }
}
