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
      if let base = member?.base { collect(node, in: base, name ?? "") }
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
    collect(argument.expression, from: files.owner(ofActionsOf: around), .reducer(files.owner(ofActionsOf: around)))
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
    guard isValue, walk.openFeature == feature.index, let edge, let last = names.last else { return }
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
    guard let one = feature.declaredCase(name.plainName), !known.contains(name.bytes.offset) else {
      return .visitChildren
    }
    if let type = node.base?.typePath {
      guard files.target.types.find(type, from: node.contextPath(module)) == feature.actions else {
        return .visitChildren
      }
      if isTest {
        add(ActionName(kind: nil, name: one.name), at: name.bytes.offset, nil, .path)
      } else if one.isSorted {
        unresolved.append((name.bytes.offset, one.name))
      }
    } else if node.base == nil, one.isSorted, node.couldBe(one.fact) {
      unresolved.append((name.bytes.offset, one.name))
    }
    return .visitChildren
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
  /// The store at the start of a path of members: `$store` in `$store.settings.name`.
  fileprivate var leftmostStore: ExprSyntax {
    guard let member = bare.as(MemberAccessExprSyntax.self), let base = member.base else { return bare }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    return isSelf ? bare : base.leftmostStore
  }
}
