/// A part of a shared value: a property, the value inside an optional, or elements of a collection.
protocol SharedPart<Whole, Value> {
  associatedtype Whole
  associatedtype Value

  func value(in whole: Whole) -> Value
}

/// A part that can be changed.
protocol ChangeableSharedPart<Whole, Value>: SharedPart {
  func change(_ whole: inout Whole, _ change: (inout Value) -> Void)
}

extension KeyPath: SharedPart {
  func value(in whole: Root) -> Value { whole[keyPath: self] }
}

extension WritableKeyPath: ChangeableSharedPart {
  func change(_ whole: inout Root, _ change: (inout Value) -> Void) { change(&whole[keyPath: self]) }
}

/// The value inside an optional. While the optional is nil, it has the last value that was read or set by its location.
struct UnwrappedPart<Value>: ChangeableSharedPart {
  let last: LastValue<Value>

  func value(in whole: Value?) -> Value { last.value(whole) }

  func change(_ whole: inout Value?, _ change: (inout Value) -> Void) {
    // A change of a value that is gone changes nothing: it would bring the value back.
    guard whole != nil else { return last.change(change) }
    change(&whole!)
    if let value = whole { last.keep(value) }
  }
}
