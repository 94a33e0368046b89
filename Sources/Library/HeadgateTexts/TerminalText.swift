/// What a terminal, an editor or a log shows of a text, and does not interpret.
///
/// Names of files, actions and effects, payloads and code come from others. A control character in them could clear a screen, write to the
/// clipboard, or put the rest of a line in another order.
package enum TerminalText: Sendable {
  /// Text for people, code and diagrams: an escaped character is `\u{1B}`, as in Swift.
  case text
  /// JSON: an escaped character is `\u001b`. The meaning of the JSON stays the same.
  case json

  /// Returns a text without control characters, separators of lines and marks of the writing direction. Ends of lines and tabs stay.
  package func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: Self.mayBegin),
      text.unicodeScalars.contains(where: { $0 == "\r" || Self.isInterpreted($0) })
    else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      // A carriage return alone would write over the line; before a line feed it is a part of the end of the line.
      if scalar == "\r" ? rest.first == "\n" : !Self.isInterpreted(scalar) {
        result.append(scalar)
      } else {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// Returns a number with its noun: `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Linux has no longer path: a path has at most 4,096 bytes.
  package static let longestName = 5_000

  /// Returns a name as a part of one line: the ends of lines in it are escaped, too. Otherwise a name could look like more lines. A longer
  /// name is shortened, and ends with `…`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - longest: The most bytes of it.
  package static func inLine(_ name: String, longest: Int = longestName) -> String {
    guard name.utf8.count <= longest else {
      let start = String(decoding: name.utf8.prefix(longest), as: UTF8.self)
      // The last character may be cut.
      return oneLine(String(start.dropLast())) + "…"
    }
    return oneLine(name)
  }

  /// Returns a message as one line: the ends of lines in it are escaped, too.
  package static func oneLine(_ message: String) -> String {
    guard message.utf8.contains(where: { $0 < 0x20 }) else { return text.escaped(message) }
    let oneLine = message.unicodeScalars.reduce(into: String.UnicodeScalarView()) { result, scalar in
      if scalar.value < 0x20 {
        result.append(contentsOf: text.escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return text.escaped(String(oneLine))
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: self == .text)
    return switch self {
    case .text: "\\u{\(digits)}"
    // All of these scalars have at most four digits.
    case .json: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
  }

  /// Whether an interpreted character may begin with a byte. Most texts have no such byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func isInterpreted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    // C0, DEL and C1.
    case 0..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of the writing direction, and the separators of lines and paragraphs.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
