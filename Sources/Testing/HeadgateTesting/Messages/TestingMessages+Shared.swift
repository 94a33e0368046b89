internal import CustomDump
internal import HeadgateSupport

/// Texts about shared values.
extension TestingMessages {
  typealias SharedDifference = (reference: UInt64, name: String, before: Any, after: Any)

  /// The texts about two states in a report.
  struct StateTexts {
    /// The difference of the states.
    let difference: String
    /// The lines of a closure that changes one into the other.
    let suggestion: String
  }

  static func sharedChanges(_ changes: [SharedDifference]) -> String {
    """
    Shared state has changed, and no step of the test has asserted it:

    \(lines(changes))

    • If an effect is meant to change it, say so at the end of the test: "store.assert { $0.$value.withLock { $0 = … } }".
    • If that is not what this test is about, set "store.exhaustivity = .off".
    • If the test is right, an effect should leave the value alone. [TEST-29]
    """
  }

  /// Returns the whole dump of a value.
  static func fullDump<Value>(_ value: Value) -> String {
    Reports.revealing {
      var text = ""
      customDump(value, to: &text)
      return text
    }
  }

  /// Returns the difference of two dumps, which were made at two moments; the changed values when the dumps do not show them.
  static func difference(of old: String, _ new: String, _ changes: [SharedDifference]) -> String {
    guard old != new else { return lines(changes) }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var left = 0
    var right = 0
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        lines.append("− \(before[left])")
        left += 1
      } else if right < after.count, inserted.contains(right) {
        lines.append("+ \(after[right])")
        right += 1
      } else {
        lines.append("\u{2007} \(before[left])")
        left += 1
        right += 1
      }
    }
    return indented(shortened(lines.joined(separator: "\n")))
  }

  /// Returns the lines of a closure, with those of shared values.
  static func suggestion(
    from before: Any,
    or expected: Any,
    to after: Any,
    _ changes: [SharedDifference]
  ) -> String {
    guard !changes.isEmpty else { return suggestion(from: before, or: expected, to: after) }
    let shared = changes.prefix(12).map { change in
      let path =
        switch SharedPath.find(change.reference, in: after, parts) {
        case .path(let path): path.code
        // No property changes it, or it was not found among the first values.
        case .nothing, .tooManyValues: "$value"
        }
      return "\(path).withLock { $0 = \(SwiftLiteral.text(of: change.after, limit: 80) ?? "…") }"
    }
    return (SuggestedAssignments.lines(from: before, to: after) + shared).map(indented).joined(separator: "\n")
  }

  /// The properties of a value with their names; what is in an optional.
  private static func parts(of value: Any) -> [SharedPath.Part] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      return mirror.children.map { SharedPath.Part(property: PropertyName.written($0.label ?? ""), $0.value) }
    case .optional: return mirror.children.map { SharedPath.Part(code: "?", $0.value) }
    default: return []
    }
  }

  private static func lines(_ changes: [SharedDifference]) -> String {
    changes.prefix(12).map { change in
      """
          \(change.name)
      \(indented("−" + dump(change.before).dropFirst(3)))
      \(indented("+" + dump(change.after).dropFirst(3)))
      """
    }.joined(separator: "\n")
  }
}
