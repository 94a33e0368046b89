/// An enum whose case paths form a sequence.
///
/// ```swift
/// for path in Shape.allCasePaths { print(shape.is(path)) }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
