/// Counts the nested cases that two enum values share: `.a(.b(1))` and `.a(.b(2))` share two.
enum SameCase {
  /// Returns the first value that shares the most nested cases with a value.
  ///
  /// Checks at most 1,000 values.
  static func closest<Value>(to value: Value, in others: [Value]) -> Value? {
    var closest: Value?
    var depth = 0
    for other in others.prefix(1_000) {
      let common = self.depth(of: value, other)
      if common > depth { (closest, depth) = (other, common) }
    }
    return closest
  }

  private static func depth(of left: Any, _ right: Any) -> Int {
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard left.displayStyle == .enum, right.displayStyle == .enum else { return 0 }
    // A case without a payload has no child, so the comparison ends here.
    guard let first = left.children.first, let second = right.children.first, first.label == second.label else {
      return 0
    }
    return 1 + depth(of: first.value, second.value)
  }
}
