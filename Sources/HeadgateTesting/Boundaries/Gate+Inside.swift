public import HeadgateCasePathsRuntime
public import HeadgateCore

// A parent cannot name what is inside of a gate; its tests drive the child through it.
extension Gate.AllCasePaths {
  /// What the child's view sends.
  ///
  /// ```swift
  /// await store.send(\.login.view.loginButtonTapped)
  /// ```
  public var view: AnyCasePath<Gate, Child.Action.View> {
    AnyCasePath(
      own: -1,
      embed: { Gate(.view($0)) },
      extract: { Child.Action._view(of: $0.action) }
    )
  }

  /// What the child and its effects send to the child; what is sealed is named and not opened.
  ///
  /// ```swift
  /// await store.receive(\.login.internal.userLoaded)
  /// ```
  public var `internal`: AnyCasePath<Gate, Child.Action.Internal> {
    AnyCasePath(
      own: -1,
      embed: { Gate(.internal($0)) },
      extract: { Child.Action._internal(of: $0.action) }
    )
  }

  /// Any action of the child, such as those of its own children: `\.login.inside.signUp`.
  ///
  /// ```swift
  /// await store.receive(\.login.inside.signUp.presented.delegate.signedUp)
  /// ```
  public var inside: AnyCasePath<Gate, Child.Action> {
    AnyCasePath(own: -1, embed: { Gate($0) }, extract: { $0.action })
  }
}
