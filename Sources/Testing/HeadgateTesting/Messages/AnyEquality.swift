internal import CustomDump
import HeadgateSupport

/// Compares two values of unknown type: with `==` for `Equatable` types, otherwise by their dumps.
enum AnyEquality {
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    return Reports.revealing { CustomDump.diff(left, right) == nil }
  }
}
