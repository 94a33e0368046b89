public import HeadgateCasePathsRuntime

extension IdentifiedAction: CasePathable, CasePathIterable {
  /// The case paths of the actions of identified elements.
  public struct AllCasePaths: _ListedCasePaths {
    public typealias Root = IdentifiedAction

    @inlinable
    init() {}

    /// The id of an element, and its action.
    @inlinable
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(own: 0, embed: { .element(id: $0.id, action: $0.action) }, extract: { $0._element })
    }

    /// The case path to the actions of one element: `\.rows[id: id]`.
    ///
    /// ```swift
    /// let isTap = action.is(\.rows[id: 1].tapped)
    /// ```
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        own: -1,
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        }
      )
    }

    public static func _$list(_ paths: inout _CasePathList<IdentifiedAction>) {
      paths.add(\.element, 0)
    }
  }

  /// The case path `element`, and `[id:]` for the actions of one element.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Internal to the library.
  // The declaration index of the case. There is only one case.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int { 0 }
}
