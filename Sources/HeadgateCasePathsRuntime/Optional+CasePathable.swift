extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

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

  /// The case paths `none` and `some`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Called by macro expansions.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int { root == nil ? 0 : 1 }
}
