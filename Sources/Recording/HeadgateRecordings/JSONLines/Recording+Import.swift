package import Foundation

extension Recording {
  /// Creates a recording from JSON Lines.
  ///
  /// - Throws: `RecordingError.wrongLine` for the first line that is wrong: then there is no recording. `fileExists` if there is a file at
  ///   the path of the new recording.
  package static func importLines(_ lines: URL, to file: URL) throws {
    guard FileManager.default.fileExists(atPath: lines.path) else { throw RecordingError.noFile(lines.path) }
    try NewRecording.create(file) { writer in
      var reading = RecordingImport(lines, to: writer)
      try reading.run()
    }
  }
}

/// Reads lines and writes their rows.
private struct RecordingImport {
  private let file: URL
  private let writer: RecordingWriter
  private let decoder = RecordingLines.Decoder()
  private var number = 0
  private var rows: [(line: Int, row: RecordingRow)] = []
  /// A second row of these kinds would replace the first one.
  private var keys: Set<RowKey> = []

  private enum RowKey: Hashable {
    case info(String), snapshot(UInt64), digest(UInt64)
  }

  init(_ file: URL, to writer: RecordingWriter) {
    self.file = file
    self.writer = writer
  }

  mutating func run() throws {
    var lines: LineReader
    do {
      lines = try LineReader(file)
      while let line = try lines.next() {
        number += 1
        if number == 1 {
          try decoder.readFirst(line)
        } else {
          try add(line)
        }
      }
    } catch let problem as RecordingLines.Problem {
      throw RecordingError.wrongLine(file.path, line: number, problem: problem.text)
    }
    guard number > 0 else { throw RecordingError.wrongLine(file.path, line: 1, problem: "the file is empty") }
    try write()
  }

  private mutating func add(_ line: Data) throws {
    let row = try decoder.row(line)
    let key: RowKey? =
      switch row {
      case .info(let key, _): .info(key)
      case .snapshot(let snapshot): .snapshot(snapshot.action)
      case .digest(let digest): .digest(digest.action)
      default: nil
      }
    if let key, !keys.insert(key).inserted { throw RecordingLines.Problem(text: "an earlier line has the same key") }
    rows.append((number, row))
    if rows.count == 1000 { try write() }
  }

  private mutating func write() throws {
    defer { rows.removeAll(keepingCapacity: true) }
    do throws(RecordingError) {
      try writer.write(rows.map(\.row))
    } catch {
      // The transaction is undone. One row after the other finds the line.
      for (line, row) in rows { try write(row, of: line) }
      throw error
    }
  }

  private func write(_ row: RecordingRow, of line: Int) throws(RecordingError) {
    do throws(RecordingError) {
      try writer.write([row])
    } catch {
      guard case .cannotWrite(_, let problem) = error else { throw error }
      throw .wrongLine(file.path, line: line, problem: problem)
    }
  }
}
