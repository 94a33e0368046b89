extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: there are none.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Cannot be called: there is no value to call it with.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Walks over nothing.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  /// No case paths.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Cannot be called: there is no value to call it with.
  @inlinable
  public static func _$caseIndex(of root: Never) -> Int {}
}
