extension Result: CasePathable where Success: ~Copyable & ~Escapable {
  /// The case paths of a result.
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}
  }

  /// The case paths `success` and `failure`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Called by macro expansions.
  @inlinable
  public static func _$caseIndex(of root: borrowing Result) -> Int {
    switch root {
    case .success: 0
    case .failure: 1
    }
  }
}

extension Result: CasePathIterable {}

extension Result.AllCasePaths {
  /// The path of the case `success`, to its value.
  @inlinable
  public var success: AnyCasePath<Result, Success> {
    AnyCasePath(
      caseIndex: 0,
      embed: { .success($0) },
      extract: { if case .success(let value) = $0 { value } else { nil } }
    )
  }

  /// The path of the case `failure`, to its error.
  @inlinable
  public var failure: AnyCasePath<Result, Failure> {
    AnyCasePath(
      caseIndex: 1,
      embed: { .failure($0) },
      extract: { if case .failure(let error) = $0 { error } else { nil } }
    )
  }
}

extension Result.AllCasePaths: CasePathReflectable, Sequence {
  /// The path of the case that `root` is.
  public subscript(root: Result) -> PartialCaseKeyPath<Result> {
    switch root {
    case .success: \.success
    case .failure: \.failure
    }
  }

  /// Returns an iterator over the paths in the order of declaration.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
    [\.success, \.failure].makeIterator()
  }
}
