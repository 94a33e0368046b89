internal import CustomDump

/// The difference of values with very many changes: all lines from the first to the last difference.
///
/// Finding inserted and removed elements of a collection takes quadratic time.
enum LargeDifference {
  private static let limit = 1_000

  /// Returns whether the change includes many elements of a collection.
  static func isLarge(_ old: Any, _ new: Any) -> Bool {
    guard !AnyEquality.areEqual(old, new) else { return false }
    let left = Mirror(reflecting: old).children
    let right = Mirror(reflecting: new).children
    let changed = zip(left, right).filter { !AnyEquality.areEqual($0.value, $1.value) }
    return changed.count + abs(left.count - right.count) > limit || changed.contains { isLarge($0.value, $1.value) }
  }

  static func text<Value>(_ old: Value, _ new: Value) -> String {
    let left = lines(of: old)
    let right = lines(of: new)
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let before = right[max(0, start - 3)..<start]
    let after = right[(right.count - end)...].prefix(3)
    var parts: [String] = []
    if before.startIndex > 0 { parts.append(unchanged(before.startIndex)) }
    parts.append(marked(before, "\u{2007}"))
    parts.append(marked(left[start..<(left.count - end)], "−"))
    parts.append(marked(right[start..<(right.count - end)], "+"))
    parts.append(marked(after, "\u{2007}"))
    if after.count < end { parts.append(unchanged(end - after.count)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func lines<Value>(of value: Value) -> [Substring] {
    var text = ""
    customDump(value, to: &text)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func unchanged(_ count: Int) -> String {
    "\u{2007} … (\(TestingMessages.count(count, "unchanged line")))"
  }

  private static func marked(_ lines: ArraySlice<Substring>, _ mark: String) -> String {
    guard !lines.isEmpty else { return "" }
    return TestingMessages.bounded(lines.map { "\(mark) \($0)" }.joined(separator: "\n"), to: 20)
  }
}
