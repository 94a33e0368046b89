import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Makes public values of states and actions, and services without variables, `Sendable`, and lists the types of which the syntax does not prove it.
  static let openIsolation = MigrationStep(
    "open-isolation",
    in: .libraries,
    edits: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      return file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node -> [Fix.Edit] in
        guard let type = TypeDeclaration(node) else { return [] }
        return valueEdits(type, node, code) + serviceEdits(type, node, code)
      }
    },
    manualChanges: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      return file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node -> [ManualChange] in
        guard let type = TypeDeclaration(node) else { return [] }
        return classes(type, node, code) + services(type, node, code) + closures(type, node, code)
      }
    }
  )

  private static func change(_ range: HeadgateLint.SourceRange, _ advice: String) -> ManualChange {
    ManualChange(step: "open-isolation", range: range, advice: advice)
  }

  // MARK: Values

  /// The compiler infers that an internal struct is `Sendable`, and not that a public one is.
  private static func valueEdits(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [Fix.Edit] {
    guard [.struct, .enum].contains(type.kind), let level = AccessLevel(type.modifiers), level >= .package,
      code.openActions.values.contains(type.name),
      code.openActions.inherited(by: node).isDisjoint(with: ["Action", "Error", "Sendable"])
    else { return [] }
    if let last = type.inheritance?.inheritedTypes.last { return [last.type.followed(by: ", Sendable")] }
    let generic = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    guard generic == nil, let name = node.asProtocol((any NamedDeclSyntax).self)?.name else { return [] }
    return [name.followed(by: ": Sendable")]
  }

  /// Lists a class in a state or an action.
  private static func classes(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [ManualChange] {
    let inherited = code.openActions.inherited(by: node)
    guard type.kind == .class, code.openActions.values.contains(type.name), !inherited.contains("Sendable"),
      inherited.isDisjoint(with: services.union(views))
    else { return [] }
    let advice =
      "Convert '\(type.name)' into a struct, or move it into a dependency: states and actions are 'Sendable'."
    return [change(node.asProtocol((any NamedDeclSyntax).self)?.name.bytes ?? node.bytes, advice)]
  }

  // MARK: Services

  private static let services: Set<String> = [
    "ActionListener", "Component", "Service", "ServiceActionListener", "ServiceComponent",
  ]

  private static let views: Set<String> = ["ViewActionListener", "ViewComponent"]

  private static func isService(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> Bool {
    let inherited = code.openActions.inherited(by: node).subtracting(code.declaredNames)
    return type.kind == .class && !inherited.isDisjoint(with: services) && inherited.isDisjoint(with: views)
  }

  private static func serviceEdits(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [Fix.Edit] {
    guard isService(type, node, code) else { return [] }
    var edits: [Fix.Edit] = []
    let isFinal = type.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    if !isFinal, !code.openActions.supertypes.contains(type.name), AccessLevel(type.modifiers) != .open {
      edits.append(type.introducer.preceded(by: "final "))
    }
    for property in storedProperties(of: type) where property.isVariable && property.plainName == "disposer" {
      guard !code.openActions.assignsDisposers, !property.sharesDeclaration,
        property.initialValue?.trimmedDescription == "Disposer()"
      else { continue }
      edits.append(property.declaration.bindingSpecifier.replaced(by: "let"))
    }
    return edits
  }

  /// Lists a service with variables, which only a person can declare `Sendable`.
  private static func services(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [ManualChange] {
    guard isService(type, node, code), code.openActions.inherited(by: node).isDisjoint(with: ["Sendable"]) else {
      return []
    }
    let isFinal = type.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    let variables = storedProperties(of: type).filter(\.isVariable).map { "'\($0.plainName)'" }
    guard !variables.isEmpty || !isFinal else { return [] }
    let used = variables.isEmpty ? "it" : variables.formatted
    let advice = """
      Write '@unchecked Sendable' behind the protocols of '\(type.name)', with a comment: \(used) must be used only on the \
      queue of the component.
      """
    return [change(node.asProtocol((any NamedDeclSyntax).self)?.name.bytes ?? node.bytes, advice)]
  }

  private static func storedProperties(of type: TypeDeclaration) -> [StoredProperty] {
    type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { StoredProperty.all(in: $0) }
  }

  // MARK: Actions

  /// Lists a closure in an action.
  private static func closures(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [ManualChange] {
    guard code.openActions.inherited(by: node).contains("Action"), !code.declaredNames.contains("Action") else {
      return []
    }
    let properties = type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let payloads = type.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let types =
      properties.filter { !$0.isComputed }.compactMap(\.typeAnnotation?.type)
      + payloads.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
    return types.filter { $0.containsFunction && !$0.trimmedDescription.contains("@Sendable") }.map {
      change($0.bytes, "Write '@Sendable' before the type of the closure: an action is 'Sendable'.")
    }
  }
}

extension TypeSyntax {
  fileprivate var containsFunction: Bool {
    self.is(FunctionTypeSyntax.self) || !descendants(FunctionTypeSyntax.self).isEmpty
  }
}

extension [String] {
  /// The names as words of a sentence.
  fileprivate var formatted: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
