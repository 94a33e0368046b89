/// A value of a state that changes are applied to, for its text before and after each of them.
package struct ChangedValue {
  private let path: [JSONStep]
  /// The values in the value, by the rest of their paths.
  private var leaves: [[JSONStep]: String] = [:]

  /// A value that is not there yet.
  package init(at path: [JSONStep]) { self.path = path }

  /// Applies a change of the value, or of a value in it.
  package mutating func apply(_ change: StateChange) {
    leaves[Array(change.path.dropFirst(path.count))] = change.new
  }

  /// The value as JSON with sorted keys; nil if it is not there.
  package var text: String? {
    guard !leaves.isEmpty else { return nil }
    let sorted = leaves.sorted { Self.precedes($0.key, $1.key) }
    return Self.text(of: sorted[...], depth: 0)
  }

  private static func precedes(_ left: [JSONStep], _ right: [JSONStep]) -> Bool {
    for (first, second) in zip(left, right) where first != second {
      switch (first, second) {
      case (.member(let first), .member(let second)): return first < second
      case (.index(let first), .index(let second)): return first < second
      case (.member, .index): return true
      case (.index, .member): return false
      }
    }
    return left.count < right.count
  }

  private static func text(of leaves: ArraySlice<(key: [JSONStep], value: String)>, depth: Int) -> String {
    guard let first = leaves.first, first.key.count > depth else { return leaves.first?.value ?? "null" }
    var parts: [String] = []
    var rest = leaves
    while let step = rest.first?.key[depth] {
      let part = rest.prefix { $0.key[depth] == step }
      rest = rest.dropFirst(part.count)
      let text = text(of: part, depth: depth + 1)
      if case .member(let name) = step {
        parts.append("\(JSONTree.string(name).text):\(text)")
      } else {
        parts.append(text)
      }
    }
    let joined = parts.joined(separator: ",")
    if case .member = first.key[depth] { return "{\(joined)}" }
    return "[\(joined)]"
  }
}
