import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Gives the requirements of connectors, mappers and listeners the names of `HeadgateUDF`, and lists those that it does not find.
  static let openRequirements = MigrationStep(
    "open-requirements",
    in: .libraries,
    edits: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      let declarations = file.tree.descendants(of: TypeDeclaration.kinds).flatMap { RequirementEdits($0, code).edits }
      let calls = file.tree.descendants(FunctionCallExprSyntax.self).flatMap { callEdits($0, code) }
      return declarations + calls
    },
    manualChanges: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      return file.tree.descendants(InheritedTypeSyntax.self).flatMap { missing($0, code) }
    }
  )

  private static func callEdits(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [Fix.Edit] {
    guard call.base != nil, let old = MethodSignature(call), let requirement = code.openActions.renamed[old],
      requirement != .listener, old != requirement.signature, let name = call.nameToken
    else { return [] }
    let labels = zip(call.arguments, requirement.signature.labels).map { argument, label in
      let start = argument.label?.bytes.offset ?? argument.expression.bytes.offset
      let text = label == "_" ? "" : "\(label): "
      return Fix.Edit.replacing(from: start, to: argument.expression.bytes.offset, with: text)
    }
    return [name.replaced(by: requirement.signature.name)] + labels
  }

  /// Lists a conformance whose type declares no method with the name of the requirement.
  private static func missing(_ inherited: InheritedTypeSyntax, _ code: PackageCode) -> [ManualChange] {
    guard let clause = inherited.parent?.parent?.parent, let type = TypeDeclaration(clause), type.kind != .protocol,
      let name = inherited.type.inheritedName, !code.declaredNames.contains(name)
    else { return [] }
    let methods = code.openActions.methods[OpenActionCode.path(of: clause)] ?? []
    return OpenRequirement.allCases.filter { $0.isRequired(by: [name]) && !methods.contains($0.signature) }.map {
      let advice = "Write the requirement of '\(name)': '\($0.declaration)'."
      return ManualChange(step: "open-requirements", range: inherited.type.bytes, advice: advice)
    }
  }
}

/// The edits of the requirements in one declaration of a type.
private struct RequirementEdits {
  private(set) var edits: [Fix.Edit] = []

  init(_ node: Syntax, _ code: PackageCode) {
    guard let type = TypeDeclaration(node), type.kind != .protocol else { return }
    let inherited = code.openActions.inherited(by: node)
    for method in type.methods {
      guard let requirement = OpenRequirement(method, in: type, conformingTo: inherited),
        !code.declaredNames.contains(requirement.rawValue)
      else { continue }
      if let signature = Self.signatureEdits(method, requirement, code) { edits += signature }
      if requirement != .listener, let isolation = Self.isolationEdit(method, inherited) { edits.append(isolation) }
    }
  }

  private static func signatureEdits(
    _ method: FunctionDeclSyntax,
    _ requirement: OpenRequirement,
    _ code: PackageCode
  ) -> [Fix.Edit]? {
    let parameters = Array(method.signature.parameterClause.parameters)
    var texts = zip(parameters, requirement.signature.labels).map { parameter, label in
      "\(label) \((parameter.secondName ?? parameter.firstName).text): \(parameter.type.trimmedDescription)"
    }
    if requirement == .listener, parameters[0].type.nameOfExistential != "Action" { texts.reverse() }
    let isNamed = MethodSignature(method) == requirement.signature && texts[0] == parameters[0].textWithoutComma
    // A renamed listener would leave the calls of the app with the old name.
    guard !isNamed, requirement != .listener || !code.openActions.calledNames.contains(method.name.text) else {
      return nil
    }
    let edits = zip(parameters, texts).map { parameter, text in
      Fix.Edit.replacing(from: parameter.bytes.offset, to: parameter.type.bytes.end, with: text)
    }
    return [method.name.replaced(by: requirement.signature.name)] + edits
  }

  /// A view is isolated to the main actor, and the requirement of its own connector is not.
  private static func isolationEdit(_ method: FunctionDeclSyntax, _ inherited: Set<String>) -> Fix.Edit? {
    let isView = !inherited.isDisjoint(with: ["ViewActionListener", "ViewComponent"])
    let usesSelf = method.body?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) } ?? false
    guard isView, !usesSelf, !method.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) else {
      return nil
    }
    return method.funcKeyword.preceded(by: "nonisolated ")
  }
}

extension FunctionParameterSyntax {
  fileprivate var textWithoutComma: String { with(\.trailingComma, nil).trimmedDescription }
}
