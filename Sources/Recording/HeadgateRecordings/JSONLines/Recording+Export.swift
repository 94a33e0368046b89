package import Foundation

extension Recording {
  /// Writes the recording as JSON Lines: a line for each row, and the version of the format first.
  ///
  /// - Parameter write: Is called with pieces of the text, each of whole lines.
  /// - Throws: A `RecordingError` if the file is damaged, and the error of the closure.
  package func exportLines(_ write: (Data) throws -> Void) throws {
    let encoder = RecordingLines.Encoder()
    var piece = try encoder.first()
    try forEachRow { row in
      piece.append(try encoder.line(row))
      if piece.count > 1 << 16 {
        try write(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try write(piece)
  }
}
