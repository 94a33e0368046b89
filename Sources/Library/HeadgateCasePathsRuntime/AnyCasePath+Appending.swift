extension AnyCasePath {
  /// Returns the path through the payload of this case to a case of that payload.
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

extension AnyCasePath where Value: CasePathable {
  /// The path through the payload of this case to the case of that payload that `keyPath` names.
  ///
  /// It makes key paths of several components, such as `\.child.name`, where a function takes a key path of
  /// `AllCasePaths`.
  ///
  /// ```swift
  /// let name = Action.allCasePaths.child.name
  /// ```
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> AnyCasePath<Root, Member> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

/// The two paths that form a longer path.
// A class, whose methods capture only `self`: so a path needs one allocation.
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
