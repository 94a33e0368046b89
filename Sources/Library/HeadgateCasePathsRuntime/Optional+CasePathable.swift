extension Optional: CasePathable where Wrapped: ~Copyable & ~Escapable {
  /// The case paths of an optional.
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}
  }

  /// The case paths `none` and `some`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Called by macro expansions.
  @inlinable
  public static func _$caseIndex(of root: borrowing Optional) -> Int {
    switch root {
    case .none: 0
    case .some: 1
    }
  }
}

extension Optional: CasePathIterable {}

extension Optional.AllCasePaths {
  /// The path of the case `none`.
  @inlinable
  public var none: AnyCasePath<Optional, Void> {
    AnyCasePath(caseIndex: 0, embed: { .none }, extract: { $0 == nil ? () : nil })
  }

  /// The path of the case `some`, to the wrapped value.
  @inlinable
  public var some: AnyCasePath<Optional, Wrapped> {
    AnyCasePath(caseIndex: 1, embed: { .some($0) }, extract: { $0 })
  }
}

extension Optional.AllCasePaths: CasePathReflectable, Sequence {
  /// The path of the case that `root` is.
  public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
    switch root {
    case .none: \.none
    case .some: \.some
    }
  }

  /// Returns an iterator over the paths in the order of declaration.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Optional>]> {
    [\.none, \.some].makeIterator()
  }
}
