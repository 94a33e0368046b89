import Foundation
import HeadgateSupport

/// Comparisons of values whose type may be `Equatable`.
enum SharedEquality {
  /// Whether a copy of a value is a copy of its bytes: it contains no references and no observers.
  static func isTrivial<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }

  /// Returns whether two values are equal; false if their type is not `Equatable`.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) == true
  }
}
