/// Case paths that `@CasePathable` has listed: what can be told from the list is told here, and not in each enum.
///
/// What the macro writes into an enum is compiled with every build of its module (decision 0020).
public protocol _ListedCasePaths<Root>: CasePathReflectable, Sequence, Sendable
where Element == PartialCaseKeyPath<Root>, Iterator == IndexingIterator<[PartialCaseKeyPath<Root>]> {
  /// Adds the path of each case, in the order of declaration.
  static func _$list(_ paths: inout _CasePathList<Root>)
}

/// Takes the paths that an expansion of `@CasePathable` lists.
public struct _CasePathList<Root: CasePathable> {
  /// The only case that is wanted; nil when all are.
  private let wanted: Int?
  /// Is shown each path in place of the list.
  private let visitor: (any CasePathVisitor<Root>)?
  private(set) var paths: [PartialCaseKeyPath<Root>] = []

  init(wanted: Int? = nil, visitor: (any CasePathVisitor<Root>)? = nil) {
    self.wanted = wanted
    self.visitor = visitor
  }

  /// Adds the path of a case; called by expansions of `@CasePathable` only.
  ///
  /// - Parameters:
  ///   - path: the property of the case's path.
  ///   - tag: the declaration index of the case.
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
  /// The path of the case that `root` is; `\.self` for a case that has none, being unavailable.
  ///
  /// The path is made anew each time.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    var list = _CasePathList<Root>(wanted: Root._$caseIndex(of: root))
    Self._$list(&list)
    return list.paths.first ?? \.self
  }

  /// Walks over the paths in the order of declaration.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    var list = _CasePathList<Root>()
    Self._$list(&list)
    return list.paths.makeIterator()
  }
}
