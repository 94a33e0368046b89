import SwiftUI

/// Compares views, to find out whether a body must be evaluated again.
///
/// Assumed: SwiftUI compares the fields of a view. Closures are never equal here; SwiftUI can find that some are equal.
enum Comparison {
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    // State and environment are dependencies of their own.
    if first is any Installable { return true }
    if let first = first as? any Located, let second = second as? any Located {
      return first.identity != nil && first.identity == second.identity
    }
    if let first = first as? any Equatable { return isEqual(first, second) }
    if let first = first as? Any.Type, let second = second as? Any.Type { return first == second }
    return haveEqualParts(first, second)
  }

  private static func haveEqualParts(_ first: Any, _ second: Any) -> Bool {
    let one = Mirror(reflecting: first)
    let other = Mirror(reflecting: second)
    switch one.displayStyle {
    case .class: return first as AnyObject === second as AnyObject
    // A function, or a value without a mirror.
    case nil: return false
    case .enum where one.children.isEmpty: return other.children.isEmpty && "\(first)" == "\(second)"
    default: break
    }
    guard one.children.count == other.children.count else { return false }
    return zip(one.children, other.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }
}

extension EnvironmentValues {
  /// Whether all values are equal.
  func hasEqualValues(_ other: EnvironmentValues) -> Bool {
    all.count == other.all.count
      && all.allSatisfy { key, value in other.all[key].map { Comparison.areEqual(value, $0) } ?? false }
  }
}
