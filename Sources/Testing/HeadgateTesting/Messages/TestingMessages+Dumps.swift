internal import CustomDump
internal import HeadgateSupport

/// Values in messages, shortened to a limit.
extension TestingMessages {
  private static let limit = 60
  private static let width = 200

  /// Returns a value indented by four columns: its literal when that is short, otherwise a dump.
  static func dump<Value>(_ value: Value) -> String { Reports.revealing { revealedDump(value) } }

  private static func revealedDump<Value>(_ value: Value) -> String {
    if !(value is any Error), let literal = SwiftLiteral.text(of: value) { return "    \(literal)" }
    var text = ""
    customDump(value, to: &text)
    return indented(bounded(text, to: 20))
  }

  /// Returns the difference of two unequal values; both values when a dump shows no difference.
  static func difference<Value>(_ old: Value, _ new: Value) -> String {
    Reports.revealing { revealedDifference(old, new) }
  }

  private static func revealedDifference<Value>(_ old: Value, _ new: Value) -> String {
    if LargeDifference.isLarge(old, new) { return indented(LargeDifference.text(old, new)) }
    if let difference = CustomDump.diff(old, new, format: .proportional), showsDifference(difference) {
      return indented(shortened(difference))
    }
    return """
          The values are not equal, and a dump shows no difference: "==" compares something that a dump does not show.

      \(dump(new))
      """
  }

  /// Removes what is far from a change, and shortens the rest to a limit.
  static func shortened(_ difference: String) -> String {
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    // Later lines are never shown, and reading them takes time.
    let first = lines.prefix(500)
    let text = bounded(FoldedDifference(first).text, to: limit)
    return lines.count == first.count ? text : text + "\n… (\(count(lines.count - first.count, "more line")))"
  }

  private static func showsDifference(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    let removed = lines.filter { $0.hasPrefix("−") }.map { $0.dropFirst() }
    return removed != lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
  }

  // MARK: Size

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  /// Shortens a long text to its first lines and long lines to their beginnings.
  static func bounded(_ text: String, to limit: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // One left-out line is not shorter than the line that reports it.
    var kept = lines.prefix(lines.count > limit + 1 ? limit : lines.count).map { line in
      line.utf8.count > width ? "\(line.prefix(width))… (\(number(line.count - width)) more)" : String(line)
    }
    if kept.count < lines.count { kept.append("… (\(count(lines.count - kept.count, "more line")))") }
    return TypeName.withoutContexts(kept.joined(separator: "\n"))
  }
}
