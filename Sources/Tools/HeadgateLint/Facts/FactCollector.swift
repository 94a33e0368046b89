import HeadgateSyntax
import SwiftSyntax

/// Collects the facts of one file in one walk.
final class FactCollector: SyntaxVisitor {
  var facts: FileFacts
  /// The types around the current node, outermost first, with the index of their facts.
  var types: [(path: [String], index: Int?)] = []
  var context = CodeContext()
  /// The contexts around the current member or closure.
  var contexts: [CodeContext] = []
  /// The names that stand for actions or for parts of them.
  var scopes: [[String: ActionPath]] = [[:]]
  /// The actions that constants contain: `let next = Action.internal(.retried)`.
  var constants: [[String: ActionPath]] = [[:]]
  /// The stores that closures and constants have: `ForEach(store.scope(…)) { row in row.send(…) }`.
  var stores: [[String: StoreReference]] = [[:]]
  var switches: [Int] = []
  var handlers: [Int] = []
  var effects: [Int] = []
  /// The names of the parameters with which closures of effects send.
  var senders: [String] = []
  /// The number of `do` statements with a `catch`, and of closures that turn errors into values, around the node.
  var errorHandlers = 0
  /// The part that closures play whose calls the walk has seen.
  var roles: [SyntaxIdentifier: ClosureRole] = [:]
  /// The closures that return the action of their effect.
  var returningClosures: Set<SyntaxIdentifier> = []
  /// The calls that are statements of a `body`.
  var statementCalls: Set<SyntaxIdentifier> = []
  /// The nodes whose end leaves a closure of an effect or of a reducer, a function, …, with the action to perform.
  var exits: [SyntaxIdentifier: [() -> Void]] = [:]

  /// The end of a line in the file.
  private let lineEnd: String

  init(path: String, lineEnd: String) {
    facts = FileFacts(path: path)
    self.lineEnd = lineEnd
    super.init(viewMode: .sourceAccurate)
  }

  var typePath: [String] { types.last?.path ?? [] }

  /// Returns the action that a name stands for.
  func subject(named name: String) -> ActionPath? {
    for scope in scopes.reversed() {
      if let path = scope[name] { return path }
    }
    return nil
  }

  /// Changes the context until the walk leaves the node.
  func enter(_ node: some SyntaxProtocol, _ change: (inout CodeContext) -> Void) {
    contexts.append(context)
    change(&context)
    onExit(of: node) { [unowned self] in context = contexts.removeLast() }
  }

  /// Opens a scope of names until the walk leaves the node.
  func openScope(_ node: some SyntaxProtocol, _ names: [String: ActionPath]) {
    scopes.append(names)
    constants.append([:])
    stores.append([:])
    onExit(of: node) { [unowned self] in
      scopes.removeLast()
      constants.removeLast()
      stores.removeLast()
    }
  }

  func onExit(of node: some SyntaxProtocol, _ action: @escaping () -> Void) {
    exits[node.id, default: []].append(action)
  }

  override func visitPost(_ node: ClosureExprSyntax) { leave(node) }
  override func visitPost(_ node: FunctionCallExprSyntax) { leave(node) }
  override func visitPost(_ node: FunctionDeclSyntax) { leave(node) }
  override func visitPost(_ node: InitializerDeclSyntax) { leave(node) }
  override func visitPost(_ node: VariableDeclSyntax) { leave(node) }
  override func visitPost(_ node: AccessorBlockSyntax) { leave(node) }
  override func visitPost(_ node: SwitchExprSyntax) { leave(node) }
  override func visitPost(_ node: SwitchCaseSyntax) { leave(node) }
  override func visitPost(_ node: DoStmtSyntax) { leave(node) }
  override func visitPost(_ node: CodeBlockSyntax) { leave(node) }
  override func visitPost(_ node: IfExprSyntax) { leave(node) }

  private func leave(_ node: some SyntaxProtocol) {
    guard !exits.isEmpty, let actions = exits.removeValue(forKey: node.id) else { return }
    for action in actions.reversed() { action() }
  }

  // MARK: - Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  private func enterType(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    guard let fact = TypeFact(node, in: typePath, isNested: !types.isEmpty, lineEnd: lineEnd) else {
      return .skipChildren
    }
    types.append((fact.path, facts.types.count))
    facts.types.append(fact)
    contexts.append(context)
    context = CodeContext(type: fact.path)
    return .visitChildren
  }

  /// Whether the code can name the cases of an enum without a dot.
  private var isInEnumOrExtension: Bool {
    types.contains { type in type.index.map { [.enum, .extension].contains(facts.types[$0].kind) } ?? false }
  }

  private func leaveType() {
    types.removeLast()
    context = contexts.removeLast()
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.aliases.append(
      AliasFact(
        path: typePath + [node.name.plainText],
        type: TypeShape(node.initializer.value),
        composed: TypeShape.composed(node.initializer.value),
        genericParameters: node.genericParameterClause?.parameters.map(\.name.plainText) ?? []
      )
    )
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.flattened.filter { $0.name == "_spi" }
    facts.imports.append(
      ImportFact(
        module: node.path.first?.name.plainText ?? "",
        spi: attributes.compactMap { $0.arguments?.trimmedDescription },
        range: node.sourceRange
      )
    )
    return .skipChildren
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMutating = node.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
    if !context.isExecuted { collectMethod(node) }
    enter(node) {
      $0.member = node.name.plainText
      $0.signature = node.signatureText
      $0.isMutating = isMutating
      $0.isExecuted = true
      $0.isInReducerClosure = $0.isInReducerClosure || node.isOpenReducer
    }
    openScope(node, names(of: node.signature.parameterClause))
    // An operator of the app.
    if context.type.last == "Reducer", let statements = node.body?.statements { collectReducers(statements) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node) {
      $0.member = "init"
      $0.isExecuted = true
    }
    openScope(node, names(of: node.signature.parameterClause))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first else { return .visitChildren }
    if node.bindingSpecifier.tokenKind == .keyword(.var), binding.accessorBlock == nil {
      for one in node.bindings { collectVariable(one) }
    }
    let isLocal = context.isExecuted
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    let type = binding.typeAnnotation.map { TypeShape($0.type) }
    let isReducer = type.map { Self.openReducers.contains($0.name ?? "") && binding.initializer != nil } ?? false
    if isLocal, node.bindingSpecifier.tokenKind == .keyword(.let), let name, let value = binding.initializer?.value {
      collectConstant(name, type, value)
    }
    enter(node) {
      if !isLocal { $0.member = name }
      if isReducer {
        $0.isInReducerClosure = true
        $0.isExecuted = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    enter(node) { $0.isExecuted = true }
    if context.member == "body", case .getter(let items) = node.accessors { collectStatements(items) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    openScope(node, [:])
    return .visitChildren
  }

  // MARK: - Code

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enterClosure(node)
    collectResult(of: node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    collectResult(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectCall(node)
    collectMethodCall(node)
    collectMutation(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    collectMember(node)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.plainText
    facts.mentions.append(PathComponent(name: name, range: node.declName.baseName.sourceRange))
    // The key path can be writable.
    facts.assignedNames.insert(name)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let argument = node.arguments.first, argument.label?.text == "case",
      let path = ActionPath(keyPath: argument.expression)
    {
      collectPattern(path, node.sourceRange, subject: self.path(of: node.calledExpression), handler: nil)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    enterSwitch(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    enterCase(node)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    collectCondition(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.bindingSpecifier.tokenKind == .keyword(.var) { collectVariable(node) }
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = node.initializer?.value
    {
      collectConstant(name, nil, value)
      collectCast(value)
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    openScope(node, [:])
    return .visitChildren
  }

  // Patterns send nothing and call nothing: `enterCase` and `collectCondition` read them.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate)
    where token.previousToken(viewMode: .sourceAccurate)?.text == "." {
      facts.patternNames.append(PathComponent(name: token.plainText, range: token.sourceRange))
    }
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    facts.assignedNames.formUnion(node.expression.pathNames)
    return .visitChildren
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    collectVariable(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    collectAssignment(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName
    if name.startsLikeType {
      facts.usedTypes.insert(name.plainText)
    } else if isInEnumOrExtension, node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      facts.bareNames.insert(name.plainText)
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard !node.catchClauses.isEmpty else { return .visitChildren }
    guard node.catchClauses.contains(where: { mentionsSender($0.body) }) else {
      // The code behind the statement runs in both cases.
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let first = effects.last.map { facts.effects[$0].uncaughtTries.count }
      let exits = node.catchClauses.contains { $0.body.exits }
      onExit(of: node) { [unowned self] in
        guard let first, let effect = effects.last, !exits else { return }
        for index in facts.effects[effect].uncaughtTries.indices.dropFirst(first) {
          facts.effects[effect].uncaughtTries[index].end = end
        }
      }
      return .visitChildren
    }
    errorHandlers += 1
    onExit(of: node) { [unowned self] in errorHandlers -= 1 }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil || dropsError(node) { collectTry(node, of: node.expression) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    collectLoop(node)
    return .visitChildren
  }

  /// The types of functions that reduce open actions.
  static let openReducers: Set<String> = ["Reducer", "SideEffectReducer"]

  private func names(of clause: FunctionParameterClauseSyntax) -> [String: ActionPath] {
    var names: [String: ActionPath] = [:]
    for parameter in clause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).plainText
      names[name] = ActionPath(root: .typed(TypeShape(parameter.type)), components: [], tail: .none)
    }
    return names
  }
}

extension FunctionDeclSyntax {
  /// Whether this is a function that reduces open actions: `(inout AppState, any Action)`.
  fileprivate var isOpenReducer: Bool {
    let types = signature.parameterClause.parameters.map(\.type)
    guard types.count == 2, let state = types[0].as(AttributedTypeSyntax.self) else { return false }
    let isInout = state.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    guard case .existential(let action) = TypeShape(types[1]) else { return false }
    return isInout && action.name == "Action"
  }
}
