extension TypeIndex {
  /// Returns the type that a `typealias` stands for, with the arguments of the use; nil when the type is no alias,
  /// or when its aliases stand for each other in a circle.
  ///
  /// `Presented<Editor>` is `PresentationAction<Editor.Action>` when an alias says so. Aliases of aliases are followed.
  func expanded(_ type: TypeShape, from outer: [String], depth: Int = 0) -> TypeShape? {
    guard depth < 8, case .named(let path, let arguments) = type, let alias = alias(path, from: outer) else {
      return nil
    }
    let values = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
    let shape = alias.type.replacing(values)
    guard shape != type else { return nil }
    guard self.alias(shape.path, from: outer) != nil else { return shape }
    return expanded(shape, from: outer, depth: depth + 1)
  }

  /// Whether a type conforms to a protocol, as far as the declarations of the target show.
  ///
  /// A conformance can come from a protocol of the target, and from an alias such as `typealias Value = Equatable & Sendable`.
  func conformance(of inherited: TypeShape, to names: Set<String>, from outer: [String], depth: Int = 0) -> Bool {
    if let name = inherited.name, names.contains(name) { return true }
    guard depth < 8 else { return false }
    if let alias = alias(inherited.path, from: outer),
      alias.composed.contains(where: { conformance(of: $0, to: names, from: outer, depth: depth + 1) })
    {
      return true
    }
    guard let found = find(inherited.path, from: outer) else { return false }
    return protocolParents(of: found).contains { conformance(of: $0, to: names, from: outer, depth: depth + 1) }
  }
}
