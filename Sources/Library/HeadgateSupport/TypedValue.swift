/// Returns a value as a type; nil if there is no value, or if it has another type.
///
/// `as?` is not enough for a generic type: a cast of nothing to an optional type succeeds, with nil. So does a cast of the nil of another
/// optional type.
package func typed<Value>(_ value: Any?, as type: Value.Type = Value.self) -> Value? {
  guard let value else { return nil }
  guard !isNil(value) || Swift.type(of: value) == type else { return nil }
  return value as? Value
}

/// Whether a value is nil, or an optional that contains such a value.
private func isNil(_ value: Any) -> Bool {
  // Sound: `Known` is the type of the value.
  func isNil<Known: AnyOptional>(_: Known.Type) -> Bool { (value as! Known).containsNil }
  // The type is asked: a cast of nil to a protocol would look inside of the optional.
  guard let type = type(of: value) as? any AnyOptional.Type else { return false }
  return isNil(type)
}

private protocol AnyOptional {
  var containsNil: Bool { get }
}

extension Optional: AnyOptional {
  var containsNil: Bool {
    guard let wrapped = self else { return true }
    return isNil(wrapped)
  }
}
