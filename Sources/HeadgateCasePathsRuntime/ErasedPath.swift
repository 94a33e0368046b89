/// The way that a case key path has gone so far, of which only the type at its end is known.
///
/// A key path is read one component at a time, and each component knows the type it starts from and the type it ends
/// at, but not the root. The value carries the root's type from component to component, so that payloads are never
/// boxed.
@usableFromInline
protocol ErasedPath<Value> {
  associatedtype Value

  /// The way on to a case of `Value`.
  func appended<Member>(_ path: AnyCasePath<Value, Member>) -> any ErasedPath<Member>

  /// Whether `root` is the case at the end of the way.
  func matches<Other>(_ root: Other) -> Bool
}

extension AnyCasePath: ErasedPath {
  @inlinable
  func appended<Member>(_ path: AnyCasePath<Value, Member>) -> any ErasedPath<Member> {
    appending(path: path)
  }

  @inlinable
  func matches<Other>(_ root: Other) -> Bool {
    guard let root = root as? Root else { return false }
    return extract(root) != nil
  }
}
