import HeadgateCore

extension StackElementIDGenerator {
  /// Skips the IDs in a state that was made before its store.
  ///
  /// Reads at most 5,000 values, starting near the root of the state.
  func skip(allIn state: Any) {
    var values = [state]
    var position = 0
    while position < values.count {
      let value = values[position]
      position += 1
      if let id = value as? StackElementID {
        skip(past: id)
        continue
      }
      let mirror = Mirror(reflecting: value)
      // Only values are searched: the object graph of a class may be endless.
      guard mirror.displayStyle != .class, values.count < 5_000 else { continue }
      for child in mirror.children.prefix(5_000) { values.append(child.value) }
    }
  }
}
