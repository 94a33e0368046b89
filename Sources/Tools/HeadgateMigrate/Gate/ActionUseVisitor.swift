import HeadgateLint
import SwiftSyntax

/// Finds the places in one file that name actions of the feature, and that the linter does not resolve: the actions of
/// tests, key paths, and actions behind the name of their type.
final class ActionUseVisitor: SyntaxVisitor {
  private let feature: GateFeature
  private let files: GateFiles
  private let file: Int
  private let module: String
  private let bindings: StoreBindings
  private let written: WrittenActions
  private var known: Set<Int>
  private(set) var uses: [ActionUse] = []
  private(set) var opens: [OpenUse] = []
  private(set) var unresolved: [(offset: Int, name: String)] = []

  /// - Parameter known: The positions of names that are resolved.
  init(of feature: GateFeature, in files: GateFiles, file: Int, known: Set<Int>) {
    self.feature = feature
    self.files = files
    self.file = file
    self.known = known
    module = files.module(of: file)
    bindings = StoreBindings(files, file: file)
    written = WrittenActions(files: files, module: module)
    super.init(viewMode: .sourceAccurate)
  }

  private var isTest: Bool { files.target.files[file].isTest }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.plainName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch name {
    case "send", "receive", "sending":
      if let base = member?.base { collect(node, in: base, name ?? "") } else { collectBranches(node) }
    case "ButtonState":
      if let start = AlertActions(files: files, module: module).feature(of: node),
        let argument = node.arguments.first(where: { $0.label?.text == "action" })
      {
        collect(argument.expression, from: start, .view)
      }
    case "binding":
      if let base = member?.base { collectBinding(node, in: base) }
    case "scope":
      if let base = member?.base, let start = bindings.feature(of: base) { collectPath(node, from: start) }
    case "Scope", "ifLet", "forEach", "ifCaseLet", "IfLet", "ForEach", "IfCaseLet":
      if let around = feature(around: node) { collectPath(node, from: around) }
    case "reduce": collectReduce(node, member?.base)
    default: break
    }
    return .visitChildren
  }

  /// Collects the action of a call of a store's method.
  private func collect(_ call: FunctionCallExprSyntax, in store: ExprSyntax, _ name: String) {
    // The binding of a view starts at a property of the store: `$store.name.sending(\.nameChanged)`.
    let base = name == "sending" ? store.leftmostStore : store
    guard let argument = call.arguments.first, argument.label == nil, let start = bindings.feature(of: base) else {
      return
    }
    let role: ActionUse.Role = name == "receive" ? .path : isTest ? .test : .view
    collect(argument.expression, from: start, role)
  }

  /// Collects the action of `viewStore.binding(get: \.name, send: { .nameChanged($0) })`.
  private func collectBinding(_ call: FunctionCallExprSyntax, in store: ExprSyntax) {
    guard let argument = call.arguments.first(where: { $0.label?.text == "send" })?.expression,
      let start = bindings.feature(of: store)
    else { return }
    guard let closure = argument.as(ClosureExprSyntax.self) else { return collect(argument, from: start, .view) }
    if closure.statements.count == 1, let action = closure.statements.first?.item.as(ExprSyntax.self) {
      collect(action, from: start, .view)
    }
  }

  private func collectPath(_ call: FunctionCallExprSyntax, from start: Int) {
    guard let argument = call.arguments.first(where: { $0.label?.text == "action" }) else { return }
    collect(argument.expression, from: start, .path)
  }

  /// Collects the action of `reduce(into: &state, action: .loaded)` of the feature itself.
  private func collectReduce(_ call: FunctionCallExprSyntax, _ base: ExprSyntax?) {
    guard base == nil || base?.trimmedDescription == "self", let around = feature(around: call),
      let argument = call.arguments.first(where: { $0.label?.text == "action" })
    else { return }
    collect(
      argument.expression,
      from: files.target.ownerOfActions(around),
      .reducer(files.target.ownerOfActions(around))
    )
  }

  /// Collects the actions of `.send(flag ? .loaded : .failed)` in a feature. The linter resolves sends of one action.
  private func collectBranches(_ call: FunctionCallExprSyntax) {
    guard let around = feature(around: call), call.arguments.first?.label == nil,
      let branches = call.arguments.first?.expression.branches
    else { return }
    let owner = files.target.ownerOfActions(around)
    for branch in branches { collect(branch, from: owner, .reducer(owner)) }
  }

  private func feature(around node: some SyntaxProtocol) -> Int? {
    files.target.feature(around: node.contextPath(module))
  }

  private func collect(_ expression: ExprSyntax, from start: Int, _ role: ActionUse.Role) {
    if let path = expression.as(KeyPathExprSyntax.self), path.root == nil {
      collect(path.names.map { ($0.plainName, $0.bytes.offset) }, from: start, role, isValue: false)
    } else if let path = ActionExpression(expression), path.type.isEmpty {
      let hasValue = path.components.last?.arguments?.isEmpty == false
      collect(path.components.map { ($0.name, $0.offset) }, from: start, role, isValue: hasValue)
    } else if let branches = expression.branches {
      for branch in branches { collect(branch, from: start, role) }
    }
  }

  private func collect(
    _ names: [(text: String, offset: Int)],
    from start: Int,
    _ role: ActionUse.Role,
    isValue: Bool
  ) {
    let walk = ActionWalk(names.map(\.text), from: start, in: files.target)
    guard !walk.steps.isEmpty else { return }
    let steps = walk.steps.map { NamedAction.Step(type: $0.type, feature: $0.feature, caseName: $0.caseName) }
    func offset(_ position: Int) -> Int { names[walk.steps[position].component].offset }
    for one in NamedAction.all(in: steps, of: feature) where !known.contains(offset(one.position)) {
      let kind = one.kindPosition.map(offset)
      add(one.name, at: offset(one.position), kindAt: kind, one.edge, role)
    }
    let edge = steps.last.flatMap {
      $0.feature == feature.index ? nil : GateEdge(parent: $0.feature, caseName: $0.caseName)
    }
    for name in names.prefix(walk.knownCount) { known.insert(name.offset) }
    // A static member of the actions, such as `.login(.first)`, is a value.
    let isOpen = walk.openFeature == feature.index && isValue || walk.unknownMemberOf == feature.index
    guard isOpen, let edge, let last = names.last else { return }
    opens.append(OpenUse(file: file, offset: last.offset, edge: edge, bindingName: nil, isValue: true))
  }

  private func add(
    _ name: ActionName,
    at offset: Int,
    kindAt kindOffset: Int? = nil,
    _ edge: GateEdge?,
    _ role: ActionUse.Role
  ) {
    uses.append(ActionUse(file: file, offset: offset, name: name, kindOffset: kindOffset, edge: edge, role: role))
  }

  // MARK: - Other places

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    collectWritten(node)
    guard let one = feature.declaredCase(name.plainName), !known.contains(name.bytes.offset) else {
      return .visitChildren
    }
    if let type = node.base?.typePath {
      guard files.target.types.find(type, from: node.contextPath(module)) == feature.actions else {
        return .visitChildren
      }
      add(ActionName(kind: nil, name: one.name), at: name.bytes.offset, nil, .value)
    } else if node.base == nil, one.isSorted, node.couldBe(one.fact) {
      unresolved.append((name.bytes.offset, one.name))
    }
    return .visitChildren
  }

  /// Collects an action without a store whose type is written.
  private func collectWritten(_ node: MemberAccessExprSyntax) {
    guard node.base == nil, !known.contains(node.declName.baseName.bytes.offset),
      let (start, role) = written.start(of: node.wholeCase, feature: feature.index)
    else { return }
    collect(node.wholeCase, from: start, role)
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.root == nil, !node.isPathOfState else { return .visitChildren }
    for name in node.names {
      guard let one = feature.declaredCase(name.plainName), one.isSorted, !known.contains(name.bytes.offset) else {
        continue
      }
      unresolved.append((name.bytes.offset, one.name))
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The two values of `flag ? a : b`; nil for other expressions, and if a value contains operators.
  fileprivate var branches: [ExprSyntax]? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
      let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      elements.index(index, offsetBy: 2, limitedBy: elements.endIndex) == elements.endIndex
    else { return nil }
    return elements[index].as(UnresolvedTernaryExprSyntax.self).map { [$0.thenExpression, last] }
  }

  /// The store at the start of a path of members: `$store` in `$store.settings.name`.
  fileprivate var leftmostStore: ExprSyntax {
    guard let member = bare.as(MemberAccessExprSyntax.self), let base = member.base else { return bare }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    return isSelf ? bare : base.leftmostStore
  }
}
