public import HeadgateCasePathsRuntime
public import HeadgateCore

// The parent of a gate cannot name the child's actions. These case paths let tests drive the child through the gate.
extension Gate.AllCasePaths {
  /// The actions that the child's view sends.
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

  /// The actions that the child and its effects send to the child.
  ///
  /// A sealed case can be named, but its value cannot be read.
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

  /// All actions of the child, including the actions of its own children: `\.login.inside.signUp`.
  ///
  /// ```swift
  /// await store.receive(\.login.inside.signUp.presented.delegate.signedUp)
  /// ```
  public var inside: AnyCasePath<Gate, Child.Action> {
    AnyCasePath(own: -1, embed: { Gate($0) }, extract: { $0.action })
  }
}
