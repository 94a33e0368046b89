internal import CustomDump

/// How two values of a type are compared: with `==` where there is one, else by what a dump shows of them.
struct ValueComparison<Value> {
  private let areEqual: (Value, Value) -> Bool

  init() {
    if let type = Value.self as? any Equatable.Type {
      areEqual = Self.comparison(type)
    } else {
      areEqual = { CustomDump.diff($0, $1) == nil }
    }
  }

  private static func comparison<E: Equatable>(_ type: E.Type) -> (Value, Value) -> Bool {
    { left, right in
      // `Value` is `E`: the casts never fail.
      guard let left = left as? E, let right = right as? E else { return false }
      return left == right
    }
  }

  func callAsFunction(_ left: Value, _ right: Value) -> Bool { areEqual(left, right) }
}
