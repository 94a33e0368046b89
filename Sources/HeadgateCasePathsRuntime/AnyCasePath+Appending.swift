extension AnyCasePath {
  /// The path that leads through this case's payload to a case of the payload.
  ///
  /// ```swift
  /// let name = AnyCasePath(\Action.Cases.child).appending(path: AnyCasePath(\Child.Action.Cases.name))
  /// ```
  @inlinable
  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    let outer = self
    return AnyCasePath<Root, Member>(
      tag: tag,
      isOneStep: false,
      embed: { outer.embed(path.embed($0)) },
      extract: { root in
        guard let value = outer.extract(root) else { return nil }
        return path.extract(value)
      }
    )
  }
}
