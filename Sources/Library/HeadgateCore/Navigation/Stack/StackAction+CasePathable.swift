public import HeadgateCasePathsRuntime

extension StackAction: CasePathable, CasePathIterable {
  /// The case paths of a stack action.
  public struct AllCasePaths: _ListedCasePaths {
    public typealias Root = StackAction

    @inlinable
    init() {}

    /// The id of an element, and its action.
    @inlinable
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        own: 0,
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The id of the element to pop.
    @inlinable
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(own: 1, embed: { .popFrom(id: $0) }, extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }

    /// The state to push, and its id.
    @inlinable
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        own: 2,
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// The case path to the actions of one element: `\.path[id: id]`.
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

  /// Internal to the library.
  // The declaration index of the case.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .element: 0
    case .popFrom: 1
    case .push: 2
    }
  }
}
