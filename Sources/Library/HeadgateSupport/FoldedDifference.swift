/// A difference of two dumps without its long unchanged parts: the changed lines, the lines beside them, and those that enclose them.
///
/// Unchanged lines begin with a space of any kind, and changed lines with a sign. Takes time that grows with the lines and their depth.
package struct FoldedDifference {
  private struct Line {
    let text: Substring
    let isChange: Bool
    let indentation: Int

    init(_ text: Substring) {
      self.text = text
      isChange = text.first.map { ["-", "−", "+"].contains($0) } ?? false
      indentation = text.dropFirst().prefix { $0 == " " }.count
    }

    /// The text before an unchanged line of this depth.
    var margin: String { String(text.prefix(1)) + String(repeating: " ", count: indentation) }
  }

  private let lines: [Line]

  package init(_ lines: some Sequence<Substring>) {
    self.lines = lines.map(Line.init)
  }

  /// The text, with each long unchanged part as one line.
  package var text: String {
    let isKept = kept
    var result: [String] = []
    var start = 0
    while start < lines.count {
      let end = lines.indices[start...].first { isKept[$0] != isKept[start] } ?? lines.count
      if isKept[start] || end - start < 3 {
        result += lines[start..<end].map { String($0.text) }
      } else {
        result.append("\(lines[start].margin)… (\(end - start) unchanged)")
      }
      start = end
    }
    return result.joined(separator: "\n")
  }

  private var kept: [Bool] {
    var isKept = lines.map(\.isChange)
    for index in lines.indices where lines[index].isChange {
      if index > 0 { isKept[index - 1] = true }
      if index + 1 < lines.count { isKept[index + 1] = true }
    }
    keepEnclosing(lines.indices, &isKept)
    keepEnclosing(lines.indices.reversed(), &isKept)
    return isKept
  }

  /// Keeps the lines before each changed one that enclose it: each has a smaller depth than the next.
  private func keepEnclosing(_ indices: some Sequence<Int>, _ isKept: inout [Bool]) {
    var open: [Int] = []
    for index in indices {
      while let last = open.last, lines[last].indentation >= lines[index].indentation { open.removeLast() }
      if lines[index].isChange {
        for line in open { isKept[line] = true }
      }
      open.append(index)
    }
  }
}
