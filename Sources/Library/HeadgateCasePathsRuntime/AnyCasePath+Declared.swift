import HeadgateSupport

/// The value of `further` that marks a path declared by this package.
@usableFromInline
final class OwnCasePath: Sendable {
  @usableFromInline static let shared = OwnCasePath()
}

extension AnyCasePath {
  /// The same path, made of the cases that the enums declare: `@CasePathable` has listed them, or this package declares
  /// them.
  ///
  /// Code with access to an enum can add paths to its `AllCasePaths`, and such a path can build any value of the enum.
  /// This property uses only the case index of such a path; the functions are those of the case. Nil when the index
  /// names no case.
  package var declared: AnyCasePath? {
    let further = further?()
    if further is OwnCasePath { return self }
    if let steps = further as? any ErasedComponents { return steps.declaredPath as? AnyCasePath }
    guard isOneComponent, let root = Root.self as? any CasePathable.Type else { return nil }
    return (DeclaredCases.path(root, caseIndex) as? CaseKeyPath<Root, Value>).map { AnyCasePath($0) }
  }

  /// The types of the payloads of all components, outermost first.
  package var payloads: [Any.Type] {
    (further?() as? any ErasedComponents)?.payloadTypes ?? [Value.self]
  }
}

/// Returns the payload types of an enum's cases, as `@CasePathable` has listed them; empty for other types.
package func declaredPayloads(of root: Any.Type) -> [Any.Type] {
  (root as? any CasePathable.Type).map { DeclaredCases.payloads($0) } ?? []
}

/// The type of the payload at the end of a case key path.
private protocol CasePayload {
  static var payload: Any.Type { get }
}

extension Case: CasePayload {
  fileprivate static var payload: Any.Type { Value.self }
}

/// The components of a path with erased types.
protocol ErasedComponents {
  var caseNumbers: Int? { get }
  var components: [(root: Any.Type, caseIndex: Int)] { get }
  var declaredPath: Any? { get }
  var payloadTypes: [Any.Type] { get }
}

extension PathComponents: ErasedComponents {
  var declaredPath: Any? {
    guard let first = first.declared, let second = second.declared else { return nil }
    return first.appending(path: second)
  }

  var payloadTypes: [Any.Type] { first.payloads + second.payloads }
}

/// The cases that expansions of `@CasePathable` have listed, by case index.
private enum DeclaredCases {
  private struct Key: Hashable {
    let root: ObjectIdentifier
    let caseIndex: Int
  }

  // Creating a key path takes a microsecond or more, so it is done once per case.
  private static let known = Locked<[Key: any AnyKeyPath & Sendable]>([:])

  static func path(_ root: any CasePathable.Type, _ caseIndex: Int) -> AnyKeyPath? {
    let key = Key(root: ObjectIdentifier(root), caseIndex: caseIndex)
    if let path = known.withLock({ $0[key] }) { return path }
    guard let path = listed(root, caseIndex) else { return nil }
    // Sendable: the macro writes these key paths as literals without subscripts, which capture nothing.
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
