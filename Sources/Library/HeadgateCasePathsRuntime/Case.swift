/// The type that represents an enum's value in case key paths: `\Action.Cases.child` is a key path of `Case<Action>`.
///
/// Its dynamic members are the cases of `Value`, from `Value.AllCasePaths`. Subscripts of `AllCasePaths` are available
/// too, as in `\.rows[id: id]`.
///
/// ```swift
/// let path: CaseKeyPath<Shape, Double> = \.circle
/// ```
@dynamicMemberLookup
public struct Case<Value> {
  /// The path from the root to this value; nil at the root, so that the root does not allocate.
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
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  @inlinable
  func appending<Member>(_ component: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(path: path?.appended(component) ?? component)
  }
}

extension Case {
  /// Returns the path from `Root` to this value.
  @inlinable
  func resolved<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    if let rooted = path as? AnyCasePath<Root, Value> {
      return rooted
    }
    // `\.self` is the path from the root to the root. Then `Value` is `Root`, and the cast proves it to the compiler.
    let identity = AnyCasePath<Root, Root>(embed: { $0 }, extract: { $0 })
    guard path == nil, let identity = identity as? AnyCasePath<Root, Value> else {
      fatalError(CasePathMessages.foreignPath(root: Root.self, value: Value.self))
    }
    return identity
  }
}

/// The end of a path whose payload type is erased.
protocol PathEnd {
  /// Returns whether `root` is the case of the path.
  func matches<Root>(_ root: Root) -> Bool

  /// Returns the payload of the path in `root`; nil when `root` is another case.
  func payload<Root>(of root: Root) -> Any?

  /// Builds a value from a payload; nil when the payload has another type.
  func value<Root>(of payload: Any, as root: Root.Type) -> Root?
}

extension Case: PathEnd {
  func matches<Root>(_ root: Root) -> Bool {
    path?.matches(root) ?? true
  }

  func payload<Root>(of root: Root) -> Any? {
    resolved(from: Root.self).extract(root).map { $0 as Any }
  }

  func value<Root>(of payload: Any, as root: Root.Type) -> Root? {
    (payload as? Value).map(resolved(from: root).embed)
  }
}
