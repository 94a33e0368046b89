public import HeadgateCasePathsRuntime

extension Gate: CasePathable {
  /// The case paths that a parent may use: `\.login.delegate` and `\.login.interface`.
  ///
  /// For tests, `HeadgateTesting` adds `view`, `internal` and `inside`.
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// The actions that the child sends to its parent.
    ///
    /// ```swift
    /// await store.receive(\.login.delegate.userLoggedIn)
    /// ```
    @inlinable
    public var delegate: AnyCasePath<Gate, Child.Action.Delegate> {
      AnyCasePath(
        own: 0,
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }

    /// The actions that the parent sends to the child.
    ///
    /// ```swift
    /// store.send(.login(.interface(.reset)))
    /// ```
    @inlinable
    public var interface: AnyCasePath<Gate, Child.Action.Interface> {
      AnyCasePath(
        own: 1,
        embed: { .interface($0) },
        extract: { if case .interface(let action) = $0 { action } else { nil } }
      )
    }
  }

  /// The case paths `delegate` and `interface`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Internal to the library.
  // The declaration index of the case.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .delegate: 0
    case .interface: 1
    case .inside: 2
    }
  }
}
