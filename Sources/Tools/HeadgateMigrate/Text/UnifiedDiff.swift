/// The difference of two texts, in the format that `patch` and `git apply` read.
package struct UnifiedDiff: Sendable {
  package let text: String

  package init(path: String, before: String, after: String) {
    guard before.utf8.elementsEqual(after.utf8) == false else {
      text = ""
      return
    }
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    let hunks = Hunks(Self.lines(before), Self.lines(after))
    text = "--- \(Self.name("a/\(path)"))\n+++ \(Self.name("b/\(path)"))\n" + hunks.text
  }

  /// Returns a name as Git writes it: in quotation marks, if it contains a control character, a quotation mark or a backslash.
  private static func name(_ path: String) -> String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\"" && scalar != "\\"
    }
    guard !path.unicodeScalars.allSatisfy(isPlain) else { return path }
    let quoted = path.unicodeScalars.map { scalar in
      if isPlain(scalar) { return String(scalar) }
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"\(quoted.joined())\""
  }

  /// The lines with their ends: a line that ends with the text differs from one with a newline.
  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    var rest = Array(text.utf8)[...]
    var lines: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

/// The changed lines with three lines around them.
private struct Hunks {
  private enum Line { case same, removed, added }

  /// The numbers of lines of both texts in front of a line of the difference.
  private struct Counted {
    var end = 0
    var old = 0
    var new = 0
  }

  private static let context = 3
  private let lines: [(kind: Line, text: ArraySlice<UInt8>)]

  init(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) {
    let (removed, added) = LineDifference.changes(from: before, to: after)
    var lines: [(kind: Line, text: ArraySlice<UInt8>)] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append((.removed, before[old]))
        old += 1
      } else if added.contains(new) {
        lines.append((.added, after[new]))
        new += 1
      } else {
        lines.append((.same, before[old]))
        old += 1
        new += 1
      }
    }
    self.lines = lines
  }

  var text: String {
    var text = ""
    var start = 0
    var counted = Counted()
    while let first = lines[start...].firstIndex(where: { $0.kind != .same }) {
      var last = first
      while let next = lines[(last + 1)...].prefix(2 * Self.context + 1).firstIndex(where: { $0.kind != .same }) {
        last = next
      }
      let range = max(start, first - Self.context)..<min(lines.count, last + Self.context + 1)
      text += head(of: range, &counted)
      for line in lines[range] { text += mark(line.kind) + Self.printed(line.text) }
      start = range.upperBound
    }
    return text
  }

  private func head(of range: Range<Int>, _ counted: inout Counted) -> String {
    counted.old += lines[counted.end..<range.lowerBound].count { $0.kind != .added }
    counted.new += lines[counted.end..<range.lowerBound].count { $0.kind != .removed }
    counted.end = range.lowerBound
    func part(_ other: Line, before: Int) -> String {
      let count = lines[range].count { $0.kind != other }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(part(.added, before: counted.old)) +\(part(.removed, before: counted.new)) @@\n"
  }

  private func mark(_ kind: Line) -> String {
    switch kind {
    case .same: " "
    case .removed: "-"
    case .added: "+"
    }
  }

  private static func printed(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
