package import Foundation
internal import HeadgateSupport
internal import HeadgateTexts

/// The lines of a recording as JSON: the version of the format first, then a line for each row.
package enum RecordingLines {
  /// The first line. It is no row: it belongs to the file and not to the session.
  private struct Version: Codable {
    var row: String
    var version: Int32
  }

  /// Why a line is wrong.
  struct Problem: Error {
    var text: String
  }

  /// Writes lines. A writer belongs to one thread.
  package struct Encoder {
    private let encoder = JSONEncoder()

    package init() {
      // The order of the keys is fixed, so that equal rows have equal lines.
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Returns the first line, with its end.
    package func first() throws -> Data { try line(Version(row: "recording", version: RecordingFormat.version)) }

    /// Returns the line of a row, with its end.
    package func line(_ row: RecordingRow) throws -> Data { try line(RecordingLine(row)) }

    private func line(_ value: some Encodable) throws -> Data {
      var data = try encoder.encode(value)
      data.append(0x0A)
      return data
    }
  }

  /// Reads lines. A reader belongs to one thread.
  struct Decoder {
    private let decoder = JSONDecoder()

    /// Throws a `Problem` unless the line is the first line of a version that this code reads.
    func readFirst(_ line: Data) throws {
      guard let version = try? decode(Version.self, from: line), version.row == "recording" else {
        throw Problem(text: #"the first line must be {"row":"recording","version":1}"#)
      }
      guard version.version >= 1 else { throw Problem(text: "its version is \(version.version)") }
      guard version.version <= RecordingFormat.version else {
        throw Problem(
          text: "it has version \(version.version), and this version of Headgate reads up to \(RecordingFormat.version)"
        )
      }
    }

    /// Returns the row of a line. Throws a `Problem` if there is none.
    func row(_ line: Data) throws -> RecordingRow {
      guard String(validating: line, as: UTF8.self) != nil else { throw Problem(text: "it is not UTF-8") }
      guard CombiningMarks.excess(in: line, readsEscapes: true) == nil else {
        throw Problem(text: CombiningMarks.problem)
      }
      do {
        return try decode(RecordingLine.self, from: line).row
      } catch let error as DecodingError {
        throw Problem(text: text(of: error))
      }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
      try JSONNesting.check(line)
      return try decoder.decode(type, from: line)
    }

    private func text(of error: DecodingError) -> String {
      func path(_ context: DecodingError.Context, _ more: [any CodingKey] = []) -> String {
        (context.codingPath + more).map(\.stringValue).joined(separator: ".")
      }
      return switch error {
      case .keyNotFound(let key, let context): "the key '\(path(context, [key]))' is missing"
      case .typeMismatch(_, let context): "the value of '\(path(context))' has a wrong type"
      case .valueNotFound(_, let context): "the value of '\(path(context))' is null"
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        "it is not JSON, or a number in it is not in the range of its type"
      case .dataCorrupted(let context): "the value of '\(path(context))' is wrong: \(context.debugDescription)"
      @unknown default: "\(error)"
      }
    }
  }
}
