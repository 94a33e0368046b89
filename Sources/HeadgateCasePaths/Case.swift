/// The stand-in for an enum's value in case key paths: `\Action.Cases.child` is a key path of `Case<Action>`.
///
/// Its members are the cases of `Value`, by dynamic lookup in `Value.AllCasePaths`; subscripts of `AllCasePaths` are
/// subscripts of the key path as well, such as `\.rows[id: id]`.
///
/// ```swift
/// let path: CaseKeyPath<Shape, Double> = \.circle
/// ```
@dynamicMemberLookup
public struct Case<Value> {
  /// How we came here; nil at the root, so that the root costs nothing.
  @usableFromInline let path: (any ErasedPath<Value>)?

  @inlinable
  init(path: (any ErasedPath<Value>)? = nil) {
    self.path = path
  }
}

extension Case where Value: CasePathable {
  /// The case of `Value` that `keyPath` names.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> {
    let component = Value.allCasePaths[keyPath: keyPath]
    return Case<Member>(path: path?.appended(component) ?? component)
  }
}

extension Case {
  /// The way from `Root` to here.
  @inlinable
  func resolved<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    if let rooted = path as? AnyCasePath<Root, Value> {
      return rooted
    }
    // `\.self` leads from the root to the root; then both types are one, and the cast says so to the compiler.
    let identity = AnyCasePath<Root, Root>(embed: { $0 }, extract: { $0 })
    guard path == nil, let identity = identity as? AnyCasePath<Root, Value> else {
      fatalError(CasePathMessages.foreignPath(root: Root.self, value: Value.self))
    }
    return identity
  }
}

/// The end of a path whose payload type is not known.
protocol PathEnd {
  /// Whether `root` has come this way.
  func matches<Root>(_ root: Root) -> Bool
}

extension Case: PathEnd {
  func matches<Root>(_ root: Root) -> Bool {
    path?.matches(root) ?? true
  }
}
