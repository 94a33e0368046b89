import Foundation

/// A name in a program about which a user asks. The line ends in a comment that says what the answer must contain:
/// `store.name  // jump name: var name = ""` or `// help name: String`.
struct NameMark: CustomStringConvertible {
  enum Question: String, CaseIterable {
    case jump
    case help
  }

  enum Failure: Error {
    case notInItsLine(String)
  }

  let question: Question
  let name: String.Index
  let answer: String
  let description: String

  static func all(in program: String) throws -> [Self] {
    try program.split(separator: "\n").flatMap { line in
      try Question.allCases.compactMap { question in
        guard let mark = line.firstRange(of: "// \(question) ") else { return nil }
        let comment = line[mark.upperBound...]
        guard let colon = comment.firstRange(of: ": "),
          let name = line[..<mark.lowerBound].ranges(of: comment[..<colon.lowerBound]).last
        else { throw Failure.notInItsLine(String(line)) }
        return Self(
          question: question,
          name: name.lowerBound,
          answer: String(comment[colon.upperBound...]),
          description: String(line)
        )
      }
    }
  }
}
