import HeadgateLint
import SwiftSyntax

/// The names in a file that stand for stores, with their features.
///
/// The linter resolves the stores of views. This type also knows the stores of tests and of local variables.
final class StoreBindings: SyntaxVisitor {
  private struct Binding {
    let name: String
    let feature: Int?
    let scope: Range<Int>
  }

  private let files: GateFiles
  private let module: String
  private var bindings: [Binding] = []
  private var functions: [String: Int] = [:]

  init(_ files: GateFiles, file: Int) {
    self.files = files
    module = files.module(of: file)
    super.init(viewMode: .sourceAccurate)
    walk(files.sources[file].tree)
  }

  /// Returns the feature of a store.
  func feature(of store: ExprSyntax) -> Int? {
    let store = store.bare
    if let reference = store.as(DeclReferenceExprSyntax.self) {
      return feature(named: reference.baseName.plainName, at: store.bytes.offset)
    }
    if let member = store.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self) else {
        return nil
      }
      return feature(named: member.declName.baseName.plainName, at: store.bytes.offset)
    }
    if let macro = store.as(MacroExpansionExprSyntax.self) {
      return macro.arguments.first.flatMap { feature(of: $0.expression) }
    }
    return store.as(FunctionCallExprSyntax.self).flatMap(feature(ofCall:))
  }

  private func feature(named name: String, at offset: Int) -> Int? {
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    return bindings.filter { $0.name == name && $0.scope.contains(offset) }.min { $0.scope.count < $1.scope.count }?
      .feature
  }

  private func feature(ofCall call: FunctionCallExprSyntax) -> Int? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "scope" {
      guard let action = call.arguments.first(where: { $0.label?.text == "action" })?.expression else { return nil }
      guard let path = action.as(KeyPathExprSyntax.self) else { return feature(behind: action) }
      return member.base.flatMap(feature(of:)).flatMap {
        ActionWalk(path.names.map(\.plainName), from: $0, in: files.target).openFeature
      }
    }
    let callee =
      call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return nil }
    switch name {
    case "TestStore", "Store", "ActorStore", "TestStoreOf", "StoreOf", "ActorStoreOf": return feature(ofNew: call)
    case "XCTUnwrap", "ViewStore": return call.arguments.first.flatMap { feature(of: $0.expression) }
    default: return functions[name]
    }
  }

  /// Returns the feature whose actions a case contains: `Contacts.Action.editor`.
  private func feature(behind action: ExprSyntax) -> Int? {
    guard let (type, name) = action.caseReference,
      let start = files.feature(ofAction: type, from: action.contextPath(module))
    else { return nil }
    return ActionWalk([name], from: start, in: files.target).openFeature
  }

  /// Returns the feature of a store that is created.
  private func feature(ofNew call: FunctionCallExprSyntax) -> Int? {
    let context = call.contextPath(module)
    let argument = call.arguments.first { $0.label?.text == "reducer" }?.expression
    let closure = argument?.as(ClosureExprSyntax.self) ?? call.trailingClosure
    let content = closure?.statements.first?.item.as(ExprSyntax.self) ?? argument
    if let path = content?.innermostType, let found = files.feature(named: path, from: context) { return found }
    let state = call.arguments.first { $0.label?.text == "initialState" }?.expression.as(FunctionCallExprSyntax.self)
    guard let path = state?.calledExpression.typePath, path.last == "State" else { return nil }
    return files.feature(named: Array(path.dropLast()), from: context)
  }

  private func feature(ofType type: TypeSyntax, in context: [String]) -> Int? {
    if let optional = type.as(OptionalTypeSyntax.self) { return feature(ofType: optional.wrappedType, in: context) }
    guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
    let arguments = named.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    guard let last = arguments.last else { return nil }
    switch named.name.text {
    case "StoreOf", "TestStoreOf", "ViewStoreOf", "ActorStoreOf":
      return files.feature(named: last.names, from: context)
    case "ViewStore" where arguments.count == 1: return files.feature(named: last.names, from: context)
    case "Store", "TestStore", "ViewStore", "ActorStore": return files.feature(ofAction: last.names, from: context)
    default: return nil
    }
  }

  // MARK: - Names

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, let found = feature(ofType: type, in: node.contextPath(module)) {
      functions[node.name.plainName] = found
    }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { return }
    let typed = node.typeAnnotation.flatMap { feature(ofType: $0.type, in: node.contextPath(module)) }
    add(name, typed ?? node.initializer.flatMap { feature(of: $0.value) }, Syntax(node))
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let value = node.initializer?.value
    else { return }
    add(name, feature(of: value), Syntax(node))
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).plainName
    add(name, feature(ofType: node.type, in: node.contextPath(module)), Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    let viewed = node.viewedStore.flatMap(feature(of:)) ?? node.viewedCase.flatMap(feature(behind:))
    add(node.name.plainName, viewed, Syntax(node))
    return .visitChildren
  }

  /// `switch store.case { case .recipe(let store): … }` gives a name to the store of a case.
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.subject.as(MemberAccessExprSyntax.self), member.declName.baseName.plainName == "case",
      let start = member.base.flatMap(feature(of:))
    else { return .visitChildren }
    for item in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) })
      .flatMap(\.caseItems)
    {
      guard let (name, store) = item.pattern.caseAndStore else { continue }
      add(store.plainName, ActionWalk([name], from: start, in: files.target).openFeature, Syntax(item))
    }
    return .visitChildren
  }

  private func add(_ name: String, _ feature: Int?, _ node: Syntax) {
    var scope = node.parent
    while let current = scope, !current.opensScope { scope = current.parent }
    let range = (scope ?? node).bytes
    bindings.append(Binding(name: name, feature: feature, scope: range.offset..<range.end))
  }
}

extension PatternSyntax {
  /// The names in `.recipe(let store)` or `let .recipe(store)`; nil for other patterns.
  fileprivate var caseAndStore: (name: String, store: TokenSyntax)? {
    let inner = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      call.arguments.count == 1, let value = call.arguments.first?.expression.as(PatternExprSyntax.self)?.pattern
    else { return nil }
    let bound = value.as(ValueBindingPatternSyntax.self)?.pattern ?? value
    return bound.as(IdentifierPatternSyntax.self).map { (member.declName.baseName.plainName, $0.identifier) }
  }
}

extension ExprSyntax {
  /// The type and the name of a case without a value: `Contacts.Action.editor`.
  var caseReference: (type: [String], name: String)? {
    guard let member = self.as(MemberAccessExprSyntax.self), let type = member.base?.typePath else { return nil }
    return (type, member.declName.baseName.plainName)
  }
}

extension Syntax {
  fileprivate var opensScope: Bool {
    self.is(CodeBlockSyntax.self) || self.is(ClosureExprSyntax.self) || self.is(IfExprSyntax.self)
      || self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(MemberBlockSyntax.self)
      || self.is(WhileStmtSyntax.self) || self.is(ForStmtSyntax.self) || self.is(SourceFileSyntax.self)
      || self.is(SwitchCaseSyntax.self) || self.is(AccessorBlockSyntax.self)
  }
}

extension TypeSyntax {
  /// The names of a nominal type, without its arguments.
  var names: [String] {
    if let named = self.as(IdentifierTypeSyntax.self) { return [named.name.plainName] }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.names + [member.name.plainName] }
    return []
  }
}

extension KeyPathExprSyntax {
  /// The tokens of its names, without subscripts.
  var names: [TokenSyntax] {
    components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName }
  }
}

extension SyntaxProtocol {
  /// The names of the types around the node, after the name of the module.
  func contextPath(_ module: String) -> [String] {
    var path: [String] = []
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any DeclGroupSyntax).self) {
        if let named = type.asProtocol((any NamedDeclSyntax).self) {
          path.insert(named.name.plainName, at: 0)
        } else if let extended = current.as(ExtensionDeclSyntax.self) {
          path.insert(contentsOf: extended.extendedType.names, at: 0)
        }
      }
      node = current.parent
    }
    return [module] + path
  }
}

extension ExprSyntax {
  /// The type whose initializer starts a chain of calls: `Login` in `Login().dependency(\.a, b)`.
  var innermostType: [String]? {
    var expression = self.bare
    while let call = expression.as(FunctionCallExprSyntax.self) {
      if let path = call.calledExpression.typePath { return path }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
      expression = base.bare
    }
    return nil
  }
}
