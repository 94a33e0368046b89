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
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  @inlinable
  func appending<Member>(_ component: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(path: path?.appended(component) ?? component)
  }
}

// Swift 6.3.1 crashes where the subscript above meets a generic enum with a tuple in it, such as `Result<Void, any Error>`: it
// cannot name the conformance of such a type. These name the type itself.
extension Case {
  /// The case of a result that `keyPath` names.
  @inlinable
  public subscript<Success, Failure: Error, Member>(
    dynamicMember keyPath: any KeyPath<Result<Success, Failure>.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> where Value == Result<Success, Failure> {
    appending(Result<Success, Failure>.allCasePaths[keyPath: keyPath])
  }

  /// The case of an optional that `keyPath` names.
  @inlinable
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: any KeyPath<Wrapped?.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> where Value == Wrapped? {
    appending(Wrapped?.allCasePaths[keyPath: keyPath])
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

  /// The payload at the end of the way that `root` has come; nil when it is another case.
  func payload<Root>(of root: Root) -> Any?

  /// The value that is made of a payload; nil when the payload has another type.
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
