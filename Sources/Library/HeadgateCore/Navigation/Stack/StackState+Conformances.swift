internal import OrderedCollections

extension StackState: @unchecked Sendable where Element: Sendable {
  // Sendable: only an owner of a unique reference changes a box. The watch holds only immutable functions.
}

extension StackState: Equatable where Element: Equatable {
  /// Returns whether both stacks hold equal elements with the same ids in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.boxes.count == rhs.boxes.count
      && zip(lhs.boxes, rhs.boxes).allSatisfy { left, right in
        left.key == right.key && (left.value === right.value || left.value.element == right.value.element)
      }
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boxes.count)
    for (id, box) in boxes {
      hasher.combine(id)
      hasher.combine(box.element)
    }
  }
}

extension StackState: CustomReflectable {
  /// The mirror of a dictionary from ids to elements, in their order.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: boxes.map { (key: $0.key, value: $0.value.element!) },
      displayStyle: .dictionary
    )
  }
}
