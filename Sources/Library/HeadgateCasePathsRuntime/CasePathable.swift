/// An enum with key paths to its cases.
///
/// `@CasePathable` adds the conformance. A manual conformance needs only `allCasePaths`:
///
/// ```swift
/// enum Shape: CasePathable {
///   case circle(radius: Double)
///
///   struct AllCasePaths: Sendable {
///     var circle: AnyCasePath<Shape, Double> {
///       AnyCasePath(
///         embed: { .circle(radius: $0) },
///         extract: { guard case .circle(let radius) = $0 else { return nil }; return radius }
///       )
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
// Values may be noncopyable only for the conformances of `Result` and `Optional`. A conformance that required copyable
// contents would make Swift 6.3.1 crash at a case path of `Result<Void, any Error>`: it cannot name the conformance of a
// tuple. Everything else about this protocol is for copyable enums.
public protocol CasePathable: ~Copyable, ~Escapable {
  /// A type with one property per case: an ``AnyCasePath`` from the enum to the payload of the case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of the enum.
  static var allCasePaths: AllCasePaths { get }

  /// Called by macro expansions.
  // The declaration index of the case that `root` is; -1 if the conformance does not number its cases.
  static func _$caseIndex(of root: borrowing Self) -> Int
}

extension CasePathable {
  /// The root of the enum's case key paths.
  ///
  /// ```swift
  /// let path = \Shape.Cases.circle
  /// ```
  public typealias Cases = Case<Self>
}

extension CasePathable where Self: ~Copyable & ~Escapable {
  /// Called by macro expansions.
  // The default: manual conformances need not number their cases.
  @inlinable
  public static func _$caseIndex(of root: borrowing Self) -> Int { -1 }
}
