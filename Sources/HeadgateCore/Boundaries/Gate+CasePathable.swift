public import HeadgateCasePathsRuntime

extension Gate: CasePathable {
  /// The case paths of what a parent may name: `\.login.delegate` and `\.login.interface`.
  ///
  /// Tests name the rest too: `HeadgateTesting` adds `view`, `internal` and `inside`.
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// What the child tells its parent.
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

    /// What the parent tells the child.
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
  ///
  /// ```swift
  /// let path = Gate<Login>.allCasePaths.delegate
  /// ```
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The declaration index of the case.
  ///
  /// ```swift
  /// let tag = Gate<Login>._$caseIndex(of: .interface(.reset))
  /// ```
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .delegate: 0
    case .interface: 1
    case .inside: 2
    }
  }
}
