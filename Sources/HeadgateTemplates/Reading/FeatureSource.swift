import SwiftParser
import SwiftSyntax

/// The parts of a feature's source that the tests of the feature depend on, beside its actions.
struct FeatureSource {
  /// The names after `@Dependency(\.`, and the types of `@Dependency(Client.self)`.
  private(set) var dependencies: [String] = []
  /// The text that creates the state, or the name of a value that it lacks.
  let state: Result<String, MissingValue>

  /// A value that only the user knows.
  struct MissingValue: Error, Equatable {
    let name: String
    let type: String
  }

  /// Reads the files that declare a feature.
  init(_ name: String, files: [String]) {
    let visitor = Visitor(name.split(separator: ".").map(String.init))
    for file in files { visitor.walk(Parser.parse(source: file)) }
    var seen: Set<String> = []
    dependencies = visitor.dependencies.filter { seen.insert($0).inserted }
    state = Self.state(visitor)
  }

  private static func state(_ visitor: Visitor) -> Result<String, MissingValue> {
    let lists = visitor.initializers.isEmpty ? [visitor.properties] : visitor.initializers
    let results = lists.map { list in
      Result { () throws(MissingValue) in
        let arguments = try list.filter { !$0.hasValue }.map { (one) throws(MissingValue) in
          guard let value = SampleValue.text(of: one.type) else { throw MissingValue(name: one.name, type: one.type) }
          return one.name == "_" ? value : "\(one.name): \(value)"
        }
        return "State(\(arguments.joined(separator: ", ")))"
      }
    }
    return results.first { (try? $0.get()) != nil } ?? results[0]
  }
}

/// A value that an initializer takes.
private struct InitialValue {
  let name: String
  let type: String
  let hasValue: Bool
}

/// Collects the dependencies of a feature, and the values of its state.
private final class Visitor: SyntaxVisitor {
  private let feature: [String]
  private var types: [String] = []
  var dependencies: [String] = []
  var properties: [InitialValue] = []
  var initializers: [[InitialValue]] = []

  init(_ feature: [String]) {
    self.feature = feature
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  private var path: [String] { types.flatMap { $0.split(separator: ".").map(String.init) } }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard path == feature + ["State"] else { return .visitChildren }
    initializers.append(
      node.signature.parameterClause.parameters.map {
        InitialValue(
          name: $0.firstName.text,
          type: $0.type.trimmedDescription,
          hasValue: $0.defaultValue != nil || $0.ellipsis != nil
        )
      }
    )
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let dependency = attributes.first { $0.attributeName.trimmedDescription == "Dependency" }
    if let dependency, path.starts(with: feature), let arguments = dependency.arguments {
      dependencies.append(Self.dependencyName(arguments.trimmedDescription))
    }
    guard path == feature + ["State"],
      !node.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "lazy" })
    else { return .visitChildren }
    // The argument of a wrapper such as `@Shared(.count)` gives the value.
    let isWrapped = attributes.contains { $0.arguments != nil }
    properties += node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      guard binding.accessorBlock == nil || binding.initializer != nil else { return nil }
      let type = binding.typeAnnotation?.type
      let isOptional = type?.is(OptionalTypeSyntax.self) == true && node.bindingSpecifier.text == "var"
      return InitialValue(
        name: name,
        type: type?.trimmedDescription ?? "",
        hasValue: binding.initializer != nil || isOptional || isWrapped
      )
    }
    return .skipChildren
  }

  /// Returns `clock` for `\.clock`, and `Client` for `Client.self`.
  private static func dependencyName(_ argument: String) -> String {
    argument.hasPrefix("\\.")
      ? String(argument.dropFirst(2)) : String(argument.dropLast(argument.hasSuffix(".self") ? 5 : 0))
  }
}
