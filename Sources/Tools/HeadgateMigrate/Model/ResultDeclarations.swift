import HeadgateSyntax
import SwiftSyntax

/// The declarations of all files whose type is a `Result` with any error, which `TaskResult` becomes.
struct ResultDeclarations: Sendable {
  /// The names of properties, and of functions and properties that return such a result when they are called.
  fileprivate(set) var properties: Set<String> = []
  fileprivate(set) var functions: Set<String> = []
  /// The names of the properties and functions with other types.
  fileprivate(set) var otherProperties: Set<String> = []
  fileprivate(set) var otherFunctions: Set<String> = []
  /// Whether each part of the payload is such a result, for the cases with a name.
  fileprivate(set) var payloads: [String: [[Bool]]] = [:]
  /// The names of the properties that extensions of `Result` declare.
  fileprivate(set) var members: Set<String> = []

  init(_ files: [SourceText]) {
    let visitor = ResultVisitor(viewMode: .sourceAccurate)
    for file in files { visitor.walk(file.tree) }
    self = visitor.found
  }

  fileprivate init() {}
}

/// Reads the declarations of types and files, and no statements.
private final class ResultVisitor: SyntaxVisitor {
  var found = ResultDeclarations()

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.isResultWithAnyError == true {
      found.functions.insert(node.name.text)
    } else {
      found.otherFunctions.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let parameters = node.parameterClause?.parameters {
      found.payloads[node.name.text, default: []].append(parameters.map(\.type.isResultWithAnyError))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard ["Result", "Swift.Result"].contains(node.extendedType.trimmedDescription) else { return .visitChildren }
    for property in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      found.members.formUnion(property.bindings.map(\.pattern.trimmedDescription))
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .skipChildren }
    let type = node.typeAnnotation?.type
    if type?.isResultWithAnyError ?? node.initializer?.value.makesResultWithAnyError == true {
      found.properties.insert(name)
    } else {
      found.otherProperties.insert(name)
    }
    if let function = type?.function {
      if function.returnClause.type.isResultWithAnyError {
        found.functions.insert(name)
      } else {
        found.otherFunctions.insert(name)
      }
    }
    return .skipChildren
  }
}

extension TypeSyntax {
  /// Whether the type is a `Result` with any error or a `TaskResult`, optional or not.
  var isResultWithAnyError: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isResultWithAnyError }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isResultWithAnyError }
    if let member = self.as(MemberTypeSyntax.self) {
      guard ["ComposableArchitecture", "Swift"].contains(member.baseType.trimmedDescription) else { return false }
      return Self.isResultWithAnyError(member.name.text, member.genericArgumentClause)
    }
    return self.as(IdentifierTypeSyntax.self).map { Self.isResultWithAnyError($0.name.text, $0.genericArgumentClause) }
      ?? false
  }

  /// Whether a name with generic arguments is such a type.
  static func isResultWithAnyError(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> Bool {
    if name == "TaskResult" { return true }
    guard name == "Result", let failure = clause?.arguments.last else { return false }
    return ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(failure.argument.trimmedDescription)
  }

  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether the expression creates the result: `Result { … }`, `Result<Int, any Error>.success(1)`, `TaskResult { … }`.
  var makesResultWithAnyError: Bool {
    guard let call = unwrappedOfKeywords.as(FunctionCallExprSyntax.self) else { return false }
    let called = call.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      return ["success", "failure"].contains(member.declName.baseName.text) && base.isResultWithAnyError
    }
    let isClosure = call.trailingClosure != nil || call.argument("catching") != nil
    return called.isResultWithAnyError
      || (isClosure && called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Result")
  }

  private var isResultWithAnyError: Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.map { TypeSyntax.isResultWithAnyError($0, generic.genericArgumentClause) } ?? false
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text == "TaskResult"
  }
}
