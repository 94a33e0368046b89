/// A type as it is written: names and generic arguments.
package indirect enum TypeShape: Codable, Hashable, Sendable {
  /// A nominal type: `Login.Action`, `Result<User, any Error>`. `[T]` is `Array<T>`, and `T?` is `Optional<T>`.
  case named([String], [TypeShape])
  /// `any Error`.
  case existential(TypeShape)
  case function
  case tuple([Element])
  case other

  /// An element of a tuple.
  package struct Element: Codable, Hashable, Sendable {
    package let label: String?
    package let type: TypeShape
  }

  /// The names of a nominal type without its arguments; empty for other types.
  package var path: [String] {
    if case .named(let path, _) = self { path } else { [] }
  }

  /// The generic arguments of a nominal type.
  package var arguments: [TypeShape] {
    if case .named(_, let arguments) = self { arguments } else { [] }
  }

  /// The last name of a nominal type.
  package var name: String? { path.last }

  /// Whether the type, or one of its parts, satisfies a condition.
  package func contains(_ condition: (TypeShape) -> Bool) -> Bool {
    if condition(self) { return true }
    return switch self {
    case .named(_, let arguments): arguments.contains { $0.contains(condition) }
    case .existential(let type): type.contains(condition)
    case .tuple(let elements): elements.contains { $0.type.contains(condition) }
    case .function, .other: false
    }
  }

  /// Returns the type with types in the place of generic parameters.
  package func replacing(_ parameters: [String: TypeShape]) -> TypeShape {
    switch self {
    case .named(let path, let arguments):
      let arguments = arguments.map { $0.replacing(parameters) }
      guard let first = path.first, let value = parameters[first] else { return .named(path, arguments) }
      return path.count == 1 ? value : .named(value.path + path.dropFirst(), arguments)
    case .existential(let type): return .existential(type.replacing(parameters))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(parameters)) })
    case .function, .other: return self
    }
  }

  /// Whether the type is the existential type of all errors.
  package var isAnyError: Bool {
    switch self {
    case .named(let path, _): path == ["Error"] || path == ["Swift", "Error"]
    case .existential(let type): type.isAnyError
    case .function, .tuple, .other: false
    }
  }
}
