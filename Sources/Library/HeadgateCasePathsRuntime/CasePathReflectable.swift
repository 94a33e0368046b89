/// The case paths of an enum, with a subscript that returns the path of a value's case.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The path of the case that `root` is.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The path of the case that the value is.
  ///
  /// ```swift
  /// let isRound = shape.case == \.circle
  /// ```
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
