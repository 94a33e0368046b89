import Foundation

/// A written test that is committed in this target. `WRITE_SESSION_TESTS` in the environment writes it.
struct WrittenFile {
  let name: String

  /// The lines of a text that differ from the committed file.
  func otherLines(_ text: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let committed = folder.appending(path: "Written/\(name).swift")
    if ProcessInfo.processInfo.environment["WRITE_SESSION_TESTS"] != nil {
      try Data(text.utf8).write(to: committed)
    }
    let lines = try String(contentsOf: committed, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return text.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines).map { "\($0)" }
  }

  /// The text with the shared values numbered from 1, in the order of the text: a process counts them.
  static func renumbered(_ text: String) -> String {
    var numbers: [Substring: Int] = [:]
    func renumbered(_ line: Substring) -> String {
      // Other answers are numbers, too.
      let pattern =
        line.contains(#"to: "shared"#) ? /(recordedAnswer\(#"|"number":)(\d+)/ : /("\$shared":|, number: )(\d+)/
      return String(line).replacing(pattern) { match in
        let number = numbers[match.2] ?? numbers.count + 1
        numbers[match.2] = number
        return "\(match.1)\(number)"
      }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(renumbered).joined(separator: "\n")
  }
}
