public import HeadgateCasePathsRuntime

extension StackAction: CasePathable, CasePathIterable {
  /// The case paths of a stack's actions.
  public struct AllCasePaths: _ListedCasePaths {
    public typealias Root = StackAction

    @inlinable
    init() {}

    /// An element and its action.
    @inlinable
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        own: 0,
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The element that goes.
    @inlinable
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(own: 1, embed: { .popFrom(id: $0) }, extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }

    /// The state that is put on top, and the identity that it gets.
    @inlinable
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        own: 2,
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// The path to the actions of one element: `\.path[id: id]`.
    ///
    /// ```swift
    /// await store.send(\.path[id: 0].detail.saveButtonTapped)
    /// ```
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        own: -1,
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        }
      )
    }

    public static func _$list(_ paths: inout _CasePathList<StackAction>) {
      paths.add(\.element, 0)
      paths.add(\.popFrom, 1)
      paths.add(\.push, 2)
    }
  }

  /// The case paths `element`, `popFrom` and `push`, and `[id:]` for the actions of one element.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The declaration index of the case: 0 for `element`, 1 for `popFrom`, 2 for `push`.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .element: 0
    case .popFrom: 1
    case .push: 2
    }
  }
}
