/// Called by macro expansions.
// The default implementations here use the list of case paths, so that expansions contain less code. Each build of a
// module compiles the expansions of its enums (decision 0019).
public protocol _ListedCasePaths<Root>: CasePathReflectable, Sequence, Sendable
where Element == PartialCaseKeyPath<Root>, Iterator == IndexingIterator<[PartialCaseKeyPath<Root>]> {
  /// Called by macro expansions.
  // Adds the path of each case, in the order of declaration.
  static func _$list(_ paths: inout _CasePathList<Root>)
}

/// Called by macro expansions.
public struct _CasePathList<Root: CasePathable> {
  /// The index of the only case to list; nil to list all cases.
  private let wanted: Int?
  /// Visits each path instead of adding it to the list.
  private let visitor: (any CasePathVisitor<Root>)?
  private(set) var paths: [PartialCaseKeyPath<Root>] = []

  init(wanted: Int? = nil, visitor: (any CasePathVisitor<Root>)? = nil) {
    self.wanted = wanted
    self.visitor = visitor
  }

  /// Called by macro expansions.
  public mutating func add<Value>(
    _ path: any KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>> & Sendable,
    _ caseIndex: Int
  ) {
    if let visitor { return visitor.visit(Root.allCasePaths[keyPath: path], caseIndex: caseIndex) }
    guard wanted == nil || wanted == caseIndex else { return }
    paths.append(\Case<Root>.[dynamicMember: path])
  }
}

extension _ListedCasePaths {
  /// The path of the case that `root` is; `\.self` for an unavailable case.
  ///
  /// Each call creates the path.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    var list = _CasePathList<Root>(wanted: Root._$caseIndex(of: root))
    Self._$list(&list)
    return list.paths.first ?? \.self
  }

  /// Returns an iterator over the paths in the order of declaration.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    var list = _CasePathList<Root>()
    Self._$list(&list)
    return list.paths.makeIterator()
  }
}
