internal import CustomDump

/// The lines of a closure that would make one state of another: `$0.count = 1`.
///
/// Goes down as far as the states are structs, and names values that a line can hold.
enum SuggestedAssignments {
  static func lines(from before: Any, to after: Any) -> [String] {
    var lines: [String] = []
    collect(before, after, path: "$0", into: &lines)
    return lines
  }

  private static func collect(_ before: Any, _ after: Any, path: String, into lines: inout [String]) {
    let left = Mirror(reflecting: before)
    let right = Mirror(reflecting: after)
    let isSame = type(of: before) == type(of: after)
    guard isSame, left.displayStyle == .struct, left.children.count == right.children.count, !isLeaf(after) else {
      lines.append("\(path) = \(literal(after))")
      return
    }
    for (old, new) in zip(left.children, right.children) {
      guard let label = new.label, !label.hasPrefix("_$"), dump(old.value) != dump(new.value) else { continue }
      // What a macro stores carries an underscore before the name that users write.
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      collect(old.value, new.value, path: "\(path).\(name)", into: &lines)
    }
  }

  /// Whether a struct is a value of its own for those who read it, and not a bundle of properties.
  private static func isLeaf(_ value: Any) -> Bool {
    Mirror(reflecting: value).children.isEmpty || value is any Collection || value is any CustomStringConvertible
  }

  private static func literal(_ value: Any) -> String {
    let text = dump(value)
    return text.contains("\n") || text.count > 80 ? "…" : text
  }

  private static func dump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text
  }
}
