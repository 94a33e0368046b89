/// How far two values of an enum are in the same case: `.a(.b(1))` and `.a(.b(2))` are twice.
enum SameCase {
  /// The value that is in the same case as another one, as deep as possible; the first of several.
  ///
  /// Looks at 1,000 values.
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
    // A case without a payload has no child; both in such cases would have been equal, or are of no use here.
    guard let first = left.children.first, let second = right.children.first, first.label == second.label else {
      return 0
    }
    return 1 + depth(of: first.value, second.value)
  }
}
