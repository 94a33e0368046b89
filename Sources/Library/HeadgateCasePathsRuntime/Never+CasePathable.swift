extension Never: CasePathable, CasePathIterable {
  /// The case paths of `Never`, which has no cases.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Cannot be called: `Never` has no values.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Returns an iterator without elements.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  /// No case paths.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Called by macro expansions.
  @inlinable
  public static func _$caseIndex(of root: Never) -> Int {}
}
