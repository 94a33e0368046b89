/// Visits the case paths of an enum, each with the type of its payload.
package protocol CasePathVisitor<Root> {
  associatedtype Root: CasePathable
  func visit<Value>(_ path: AnyCasePath<Root, Value>, caseIndex: Int)
}

extension CasePathable {
  /// Visits the paths that `@CasePathable` has listed, in the order of declaration. An enum without the macro has none.
  package static func visitCasePaths(_ visitor: some CasePathVisitor<Self>) {
    func list<Paths: _ListedCasePaths>(_: Paths.Type) {
      guard var list = _CasePathList(visitor: visitor) as? _CasePathList<Paths.Root> else { return }
      Paths._$list(&list)
    }
    (AllCasePaths.self as? any _ListedCasePaths.Type).map { list($0) }
  }
}
