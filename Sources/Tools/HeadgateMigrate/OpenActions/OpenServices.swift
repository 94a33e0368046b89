import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Makes services without variables final, so that they are `Sendable`, and lists those with variables.
  static let openServices = MigrationStep(
    "open-services",
    in: .openActions,
    edits: { file, code in
      file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node in
        TypeDeclaration(node).map { serviceEdits($0, node, code) } ?? []
      }
    },
    manualChanges: { file, code in
      file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node in
        TypeDeclaration(node).map { services($0, node, code) } ?? []
      }
    }
  )

  private static func serviceEdits(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [Fix.Edit] {
    guard OpenService.isDeclared(by: type, node, code) else { return [] }
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
    guard OpenService.isDeclared(by: type, node, code),
      code.openActions.inherited(by: node).isDisjoint(with: ["Sendable"])
    else {
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
    let range = node.asProtocol((any NamedDeclSyntax).self)?.name.bytes ?? node.bytes
    return [ManualChange(step: "open-services", range: range, advice: advice)]
  }

  private static func storedProperties(of type: TypeDeclaration) -> [StoredProperty] {
    type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { StoredProperty.all(in: $0) }
  }
}

/// The objects that a store calls on their queue. `HeadgateUDF` requires that they are `Sendable`.
enum OpenService {
  static let protocols: Set<String> = [
    "ActionListener", "Component", "Service", "ServiceActionListener", "ServiceComponent",
  ]

  /// The protocols of objects on the main actor.
  static let views: Set<String> = ["ViewActionListener", "ViewComponent"]

  /// Whether a declaration is a class of a service.
  static func isDeclared(by type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> Bool {
    let inherited = code.openActions.inherited(by: node).filter { !code.declaresType($0) }
    return type.kind == .class && !inherited.isDisjoint(with: protocols) && inherited.isDisjoint(with: views)
  }
}

extension [String] {
  /// The names as words of a sentence.
  fileprivate var formatted: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
