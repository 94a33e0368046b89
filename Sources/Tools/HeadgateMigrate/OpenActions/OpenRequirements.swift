import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Gives the requirements of connectors, mappers and listeners the names of `HeadgateUDF`, and lists those that it does not find.
  static let openRequirements = MigrationStep(
    "open-requirements",
    in: .openActions,
    edits: { file, code in
      let declarations = file.tree.descendants(of: TypeDeclaration.kinds).flatMap { RequirementEdits($0, code).edits }
      let calls = file.nodes(FunctionCallExprSyntax.self).flatMap { callEdits($0, code) }
      return declarations + calls
    },
    manualChanges: { file, code in
      let views = file.tree.descendants(of: TypeDeclaration.kinds).flatMap { isolations($0, code) }
      return file.nodes(InheritedTypeSyntax.self).flatMap { missing($0, code) } + views
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
      let name = inherited.type.inheritedName, !code.declaresType(name)
    else { return [] }
    let methods = code.openActions.methods[OpenActionCode.path(of: clause)] ?? []
    return OpenRequirement.allCases.filter { $0.isRequired(by: [name]) && !methods.contains($0.signature) }.map {
      let advice = "Write the requirement of '\(name)': '\($0.declaration)'."
      return ManualChange(step: "open-requirements", range: inherited.type.bytes, advice: advice)
    }
  }
}

extension MigrationStep {
  /// Lists a connector that is a view and uses its members.
  private static func isolations(_ node: Syntax, _ code: PackageCode) -> [ManualChange] {
    guard let type = TypeDeclaration(node), type.kind != .protocol else { return [] }
    return type.methods.compactMap { method in
      guard let requirement = OpenRequirement(method, in: type, conformingTo: code.openActions.inherited(by: node)),
        requirement != .listener, !code.declaresType(requirement.rawValue),
        RequirementIsolation(method, in: node, code)?.usesView == true
      else { return nil }
      let advice = """
        Write 'nonisolated func', and use no member of the view: a connector is called without isolation. Or delete the \
        conformance, and write 'connect(to: store) { [weak self] state, dispatcher in … }', which runs on the main actor.
        """
      return ManualChange(step: "open-requirements", range: method.name.bytes, advice: advice)
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
        !code.declaresType(requirement.rawValue)
      else { continue }
      if let signature = Self.signatureEdits(method, requirement, code) { edits += signature }
      guard requirement != .listener, let isolation = RequirementIsolation(method, in: node, code), !isolation.usesView
      else { continue }
      edits.append(method.funcKeyword.preceded(by: "nonisolated "))
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
}

/// The isolation of a requirement in a view: the view belongs to the main actor, and the requirement of its own connector does not.
private struct RequirementIsolation {
  let method: FunctionDeclSyntax
  /// Whether the method uses members of the view, so that it cannot be `nonisolated`.
  let usesView: Bool

  /// Creates the isolation of a method that lacks it; nil for other methods.
  init?(_ method: FunctionDeclSyntax, in node: Syntax, _ code: PackageCode) {
    let inherited = code.openActions.inherited(by: node)
    guard !inherited.isDisjoint(with: OpenService.views),
      !method.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return nil }
    self.method = method
    let parameters = method.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let members = (code.openActions.members[OpenActionCode.path(of: node)] ?? []).subtracting(parameters)
    usesView =
      method.body?.descendants(DeclReferenceExprSyntax.self).contains { reference in
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName == reference { return false }
        return [.keyword(.self), .keyword(.Self)].contains(reference.baseName.tokenKind)
          || members.contains(reference.baseName.text)
      } ?? false
  }
}

extension FunctionParameterSyntax {
  fileprivate var textWithoutComma: String { with(\.trailingComma, nil).trimmedDescription }
}
