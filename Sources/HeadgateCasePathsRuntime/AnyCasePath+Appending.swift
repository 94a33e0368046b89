extension AnyCasePath {
  /// The path that leads through this case's payload to a case of the payload.
  ///
  /// ```swift
  /// let name = AnyCasePath(\Action.Cases.child).appending(path: AnyCasePath(\Child.Action.Cases.name))
  /// ```
  @inlinable
  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    let steps = PathComponents(self, path)
    return AnyCasePath<Root, Member>(
      caseIndex: caseIndex,
      isOneComponent: false,
      further: steps.itself,
      embed: steps.embed,
      extract: steps.extract
    )
  }
}

/// The two paths that a longer one is made of.
// An object, whose functions need nothing else: it is all that is allocated for a path.
@usableFromInline
package final class PathComponents<Root, Middle, Value>: Sendable {
  @usableFromInline package let first: AnyCasePath<Root, Middle>
  @usableFromInline package let second: AnyCasePath<Middle, Value>

  @inlinable
  init(_ first: AnyCasePath<Root, Middle>, _ second: AnyCasePath<Middle, Value>) {
    self.first = first
    self.second = second
  }

  @inlinable
  @Sendable
  func embed(_ value: Value) -> Root { first.embed(second.embed(value)) }

  @inlinable
  @Sendable
  func extract(_ root: Root) -> Value? {
    guard let middle = first.extract(root) else { return nil }
    return second.extract(middle)
  }

  @inlinable
  @Sendable
  func itself() -> AnyObject { self }
}
