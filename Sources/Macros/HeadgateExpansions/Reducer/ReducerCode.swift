import HeadgateSyntax
import SwiftSyntax

/// Finds mistakes anywhere in the code of a reducer: names of older composable architectures, dependencies without a key path,
/// effects that use what they do not have, and misspelled properties of the state.
///
/// One visitor finds all of them, because walking a reducer costs time in every build.
final class ReducerCode: SyntaxVisitor {
  private var violations: [HeadgateDiagnostic] = []

  private let properties: StateProperties?

  private init(_ properties: StateProperties?) {
    self.properties = properties
    super.init(viewMode: .sourceAccurate)
  }

  static func violations(in reducer: ReducerDeclaration) -> [HeadgateDiagnostic] {
    let type = reducer.type
    let code = ReducerCode(StateProperties(of: reducer))
    code.violations = type.members.flattened
      .filter { $0.declaredTypeName == "Environment" }
      .compactMap { TypeDeclaration($0) }
      .map { .oldEnvironment($0, in: type.name) }
    code.walk(type.members)
    return code.violations
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.name {
    case "BindingState": violations.append(.oldBindingState(node))
    case "Dependency":
      guard case .argumentList(let arguments) = node.arguments,
        let name = arguments.first?.expression.as(MemberAccessExprSyntax.self), name.base == nil
      else { break }
      violations.append(.dependencyWithoutBackslash(name))
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "TaskResult" { violations.append(.oldTaskResult(node)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "WithViewStore" { violations.append(.oldViewStore(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let operation = EffectOperation(node) { violations += operation.violations }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let properties, node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "state" else {
      return .visitChildren
    }
    if let likely = properties.likelyName(for: node.declName.baseName.text) {
      violations.append(.misspelledProperty(node.declName, likely: likely))
    }
    return .visitChildren
  }
}
