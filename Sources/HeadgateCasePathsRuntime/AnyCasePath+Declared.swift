import HeadgateSupport

/// What stands in the place of further functions in a path that this package has written.
@usableFromInline
final class OwnCasePath: Sendable {
  @usableFromInline static let shared = OwnCasePath()
}

extension AnyCasePath {
  /// The path made of what the enums on the way declare as their cases: `@CasePathable` has listed them, or they are this package's own.
  ///
  /// Whoever has the type of an enum can add a path of his own to its `AllCasePaths`, which makes any value of the enum. What such a path
  /// says of itself, its tag, names a case here, and the functions are those of the case. Nil for a path that names none.
  package var declared: AnyCasePath? {
    let further = further?()
    if further is OwnCasePath { return self }
    if let steps = further as? any DeclaredComponents { return steps.declaredPath as? AnyCasePath }
    guard isOneComponent, let root = Root.self as? any CasePathable.Type else { return nil }
    return (DeclaredCases.path(root, caseIndex) as? CaseKeyPath<Root, Value>).map { AnyCasePath($0) }
  }

  /// The types of the payloads on the way, outermost first.
  package var payloads: [Any.Type] {
    (further?() as? any DeclaredComponents)?.payloadTypes ?? [Value.self]
  }
}

/// The types that the cases of an enum carry, as `@CasePathable` has listed them; none for other types.
package func declaredPayloads(of root: Any.Type) -> [Any.Type] {
  (root as? any CasePathable.Type).map { DeclaredCases.payloads($0) } ?? []
}

/// The end of a case key path, for its type.
private protocol CasePayload {
  static var payload: Any.Type { get }
}

extension Case: CasePayload {
  fileprivate static var payload: Any.Type { Value.self }
}

/// The steps of a path whose types are not known.
private protocol DeclaredComponents {
  var declaredPath: Any? { get }
  var payloadTypes: [Any.Type] { get }
}

extension PathComponents: DeclaredComponents {
  fileprivate var declaredPath: Any? {
    guard let first = first.declared, let second = second.declared else { return nil }
    return first.appending(path: second)
  }

  fileprivate var payloadTypes: [Any.Type] { first.payloads + second.payloads }
}

/// The cases that expansions of `@CasePathable` have listed, by their numbers.
private enum DeclaredCases {
  private struct Key: Hashable {
    let root: ObjectIdentifier
    let caseIndex: Int
  }

  // Making a key path takes a microsecond and more: once for a case.
  private static let known = Locked<[Key: any AnyKeyPath & Sendable]>([:])

  static func path(_ root: any CasePathable.Type, _ caseIndex: Int) -> AnyKeyPath? {
    let key = Key(root: ObjectIdentifier(root), caseIndex: caseIndex)
    if let path = known.withLock({ $0[key] }) { return path }
    guard let path = listed(root, caseIndex) else { return nil }
    // Made of literals of the macro's without subscripts, which capture nothing.
    known.withLock { $0[key] = unsafeBitCast(path, to: (any AnyKeyPath & Sendable).self) }
    return path
  }

  private static func listed<Root: CasePathable>(_: Root.Type, _ caseIndex: Int) -> AnyKeyPath? {
    (Root.AllCasePaths.self as? any _ListedCasePaths.Type).flatMap { first(in: $0, caseIndex) }
  }

  static func payloads<Root: CasePathable>(_: Root.Type) -> [Any.Type] {
    (Root.AllCasePaths.self as? any _ListedCasePaths.Type).map { payloads(in: $0) } ?? []
  }

  private static func payloads<Paths: _ListedCasePaths>(in _: Paths.Type) -> [Any.Type] {
    var list = _CasePathList<Paths.Root>()
    Paths._$list(&list)
    return list.paths.compactMap { (type(of: $0).valueType as? any CasePayload.Type)?.payload }
  }

  private static func first<Paths: _ListedCasePaths>(in _: Paths.Type, _ caseIndex: Int) -> AnyKeyPath? {
    var list = _CasePathList<Paths.Root>(wanted: caseIndex)
    Paths._$list(&list)
    return list.paths.first
  }
}
