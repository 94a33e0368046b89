import HeadgateCore

extension StackElementIDGenerator {
  /// Makes no id up to those in a state that was made before its store.
  ///
  /// Looks at 5,000 values, those near the root of the state first.
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
      // A state has values; what an object refers to may have no end.
      guard mirror.displayStyle != .class, values.count < 5_000 else { continue }
      for child in mirror.children.prefix(5_000) { values.append(child.value) }
    }
  }
}
