/// Shortens a difference of two dumps to its changed lines, the lines around them, and the values that contain them.
enum FoldedDifference {
  /// How many unchanged lines stay before and after a changed one.
  private static let context = 2

  /// The text of a difference, whose changed lines begin with `-` and `+`, with its long unchanged parts as one line each.
  static func text(_ difference: String) -> String {
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    let isKept = kept(lines)
    var result: [Substring] = []
    var start = 0
    while start < lines.count {
      let end = lines[start...].indices.first { isKept[$0] } ?? lines.count
      // One line is as short as the line that says how many are missing.
      if end - start > 1 {
        result.append("  … (\(end - start) unchanged lines)")
      } else {
        result += lines[start..<end]
      }
      if end < lines.count { result.append(lines[end]) }
      start = end + 1
    }
    return result.joined(separator: "\n")
  }

  private static func kept(_ lines: [Substring]) -> [Bool] {
    var isKept = lines.map { $0.isEmpty }
    // The values that are open at a line: each has a smaller depth than the next one.
    var open: [(line: Int, depth: Int)] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let depth = line.dropFirst(2).prefix { $0 == " " }.count
      open.removeAll { $0.depth >= depth }
      if line.hasPrefix("-") || line.hasPrefix("+") {
        for value in open { isKept[value.line] = true }
        for near in max(0, index - context)...min(lines.count - 1, index + context) { isKept[near] = true }
      }
      open.append((index, depth))
    }
    return isKept
  }
}
