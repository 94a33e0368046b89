import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Makes public values of states and actions `Sendable`, and lists classes and closures in them.
  static let openValues = MigrationStep(
    "open-values",
    in: .openActions,
    edits: { file, code in
      file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node in
        TypeDeclaration(node).map { valueEdits($0, node, code) } ?? []
      }
    },
    manualChanges: { file, code in
      file.tree.descendants(of: TypeDeclaration.kinds).flatMap { node in
        TypeDeclaration(node).map { classes($0, node, code) + closures($0, node, code) } ?? []
      }
    }
  )

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
      inherited.isDisjoint(with: OpenService.protocols.union(OpenService.views))
    else { return [] }
    let advice =
      "Convert '\(type.name)' into a struct, or move it into a dependency: states and actions are 'Sendable'."
    let range = node.asProtocol((any NamedDeclSyntax).self)?.name.bytes ?? node.bytes
    return [ManualChange(step: "open-values", range: range, advice: advice)]
  }

  /// Lists a closure in an action.
  private static func closures(_ type: TypeDeclaration, _ node: Syntax, _ code: PackageCode) -> [ManualChange] {
    guard code.openActions.inherited(by: node).contains("Action"), !code.declaresType("Action") else {
      return []
    }
    let properties = type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let payloads = type.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let types =
      properties.filter { !$0.isComputed }.compactMap(\.typeAnnotation?.type)
      + payloads.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
    return types.filter { $0.containsFunction && !$0.trimmedDescription.contains("@Sendable") }.map {
      ManualChange(
        step: "open-values",
        range: $0.bytes,
        advice: "Write '@Sendable' before the type of the closure: an action is 'Sendable'."
      )
    }
  }
}

extension TypeSyntax {
  fileprivate var containsFunction: Bool {
    self.is(FunctionTypeSyntax.self) || !descendants(FunctionTypeSyntax.self).isEmpty
  }
}
