internal import CustomDump
import HeadgateSupport

/// Compares two values of a type: with `==` for `Equatable` types, otherwise by their dumps.
struct ValueComparison<Value> {
  private let areEqual: (Value, Value) -> Bool

  init() {
    let equality = (Value.self as? any Equatable.Type).flatMap { Self.equality($0) }
    areEqual = equality ?? { left, right in Reports.revealing { CustomDump.diff(left, right) == nil } }
  }

  /// Casts the function once, instead of each value.
  private static func equality<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
    let equality: (E, E) -> Bool = { $0 == $1 }
    return equality as? (Value, Value) -> Bool
  }

  func callAsFunction(_ left: Value, _ right: Value) -> Bool { areEqual(left, right) }
}
