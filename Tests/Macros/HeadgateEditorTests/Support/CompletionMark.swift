import Foundation

/// A position in a program where a user completes. The line ends in a comment that says what is not written yet, and what the
/// first completions must be: `send(.tapped)  // complete tapped: named, tapped`.
struct CompletionMark: CustomStringConvertible {
  /// What follows the cursor when the user completes.
  enum Rest: CaseIterable {
    /// The rest of the line: an editor has closed the parentheses.
    case closed
    /// Nothing until the end of the line.
    case open
  }

  enum Failure: Error {
    case notInItsLine(String)
  }

  /// The names that must be the first completions, in this order.
  let first: [String]
  private let before: Substring
  private let after: Substring
  private let afterLine: Substring

  var description: String { String(before.split(separator: "\n").last ?? "") }

  /// The text with a cursor, and the cursor in it.
  func text(_ rest: Rest) -> (text: String, cursor: String.Index) {
    let text = before + (rest == .closed ? after : afterLine)
    return (String(text), text.index(text.startIndex, offsetBy: before.count))
  }

  static func all(in program: String) throws -> [Self] {
    try program.split(separator: "\n").compactMap { line in
      guard let mark = line.firstRange(of: "// complete ") else { return nil }
      let comment = line[mark.upperBound...].split(separator: ": ")
      guard comment.count == 2, let missing = line[..<mark.lowerBound].ranges(of: ".\(comment[0])").last else {
        throw Failure.notInItsLine(String(line))
      }
      return Self(
        first: comment[1].split(separator: ", ").map(String.init),
        before: program[..<program.index(after: missing.lowerBound)],
        after: program[missing.upperBound...],
        afterLine: program[line.endIndex...]
      )
    }
  }
}
