internal import OrderedCollections

extension StackState: @unchecked Sendable where Element: Sendable {
  // Sendable: a box is only changed by one who holds the only reference to it, and the watch holds constants: functions that
  // look at an element whose address they are handed.
}

extension StackState: Equatable where Element: Equatable {
  /// Whether both hold equal elements under the same ids, in the same order.
  ///
  /// ```swift
  /// let copy = state.path
  /// assert(copy == state.path)
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.boxes.count == rhs.boxes.count
      && zip(lhs.boxes, rhs.boxes).allSatisfy { left, right in
        left.key == right.key && (left.value === right.value || left.value.element == right.value.element)
      }
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  ///
  /// ```swift
  /// let paths: Set = [state.path]
  /// ```
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
  ///
  /// ```swift
  /// let depth = Mirror(reflecting: state.path).children.count
  /// ```
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: boxes.map { (key: $0.key, value: $0.value.element!) },
      displayStyle: .dictionary
    )
  }
}
