/// An enum whose case paths can be walked over.
///
/// ```swift
/// for path in Shape.allCasePaths { print(shape.is(path)) }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
