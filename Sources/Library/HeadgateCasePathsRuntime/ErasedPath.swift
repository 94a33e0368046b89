/// A case key path up to the current component, of which only the type at its end is visible.
///
/// A key path is read one component at a time. Each component has its start type and its end type, but not the type of
/// the root. This value carries the type of the root from component to component, so that payloads are never boxed.
@usableFromInline
protocol ErasedPath<Value> {
  associatedtype Value

  /// Returns this path, extended to a case of `Value`.
  func appended<Member>(_ path: AnyCasePath<Value, Member>) -> any ErasedPath<Member>

  /// Returns whether `root` is the case at the end of the path.
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
