// Names of swift-case-paths before 1.0. Their messages name the replacement.

/// Unavailable: renamed to `AnyCasePath`.
@available(*, unavailable, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

prefix operator /

/// Unavailable: use a case key path.
@available(
  *,
  unavailable,
  message: "Write a case key path, such as '\\.child' or '\\Action.Cases.child', and mark the enum '@CasePathable'."
)
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CaseKeyPath<Root, Value> { fatalError() }

/// Unavailable: use a case key path.
@available(
  *,
  unavailable,
  message: "Write a case key path, such as '\\.done' or '\\Action.Cases.done', and mark the enum '@CasePathable'."
)
public prefix func / <Root>(root: Root) -> CaseKeyPath<Root, Void> { fatalError() }
