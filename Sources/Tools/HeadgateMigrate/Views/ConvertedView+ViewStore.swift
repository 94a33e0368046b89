import HeadgateLint
import SwiftSyntax

extension ConvertedView {
  /// Puts the content of a `WithViewStore` in its place, and reads the store.
  mutating func addViewStore(_ call: FunctionCallExprSyntax) -> Bool {
    guard let viewStore = ViewStoreCall(call, in: view, code), let references = viewStore.references else {
      return false
    }
    for reference in references {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == reference.id,
        viewStore.store.isVisible(at: reference), add(member, of: viewStore)
      else { return false }
    }
    if case .copy(let copy) = viewStore.observed { copies[copy.declaration.id] = copy }
    place(viewStore.closure, of: call)
    return true
  }

  private mutating func add(_ member: MemberAccessExprSyntax, of viewStore: ViewStoreCall) -> Bool {
    let called = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == member.id ? $0 : nil
    }
    switch member.declName.baseName.text {
    case "send": return called.map { addSend($0, of: viewStore) } ?? false
    case "binding":
      guard let called, let binding = ViewStoreBinding(called, of: viewStore, code) else { return false }
      add(binding, for: called, of: viewStore)
    case let name where name.hasPrefix("$"):
      guard let binding = ViewStoreBinding(property: String(name.dropFirst()), of: viewStore, code) else {
        return false
      }
      add(binding, for: member, of: viewStore)
    case "objectWillChange", "publisher", "yield": return false
    case "state": return addState(member, of: viewStore)
    case let name:
      guard let path = viewStore.statePath([name]) else { return false }
      contents.append(member.replaced(by: viewStore.read(path)))
    }
    return true
  }

  private mutating func addSend(_ call: FunctionCallExprSyntax, of viewStore: ViewStoreCall) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    guard [[nil], [nil, "animation"], [nil, "transaction"]].contains(labels), call.trailingClosure == nil,
      let base = call.base, let action = call.arguments.first
    else { return false }
    contents.append(base.replaced(by: viewStore.store.name))
    for name in viewStore.sentCases {
      contents.append(action.expression.preceded(by: ".\(name)("))
      contents.append(action.expression.followed(by: ")"))
    }
    return true
  }

  /// `viewStore.state`, and `viewStore.state.name`, which reads one property.
  private mutating func addState(_ member: MemberAccessExprSyntax, of viewStore: ViewStoreCall) -> Bool {
    guard case .path(let path) = viewStore.observed else { return false }
    let outer = member.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.base?.id == member.id ? $0 : nil }
    let isCalled = outer?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer?.id
    if path.isEmpty, let outer, !isCalled, !ViewStoreCall.members.contains(outer.declName.baseName.text) {
      contents.append(member.replaced(by: viewStore.store.name))
    } else {
      contents.append(member.replaced(by: viewStore.read(path)))
    }
    return true
  }

  private mutating func add(_ binding: ViewStoreBinding, for node: some SyntaxProtocol, of viewStore: ViewStoreCall) {
    contents.append(node.replaced(by: binding.text))
    if binding.needsBindable { bind(viewStore.store) }
  }

  /// Puts the statements of a closure in the place of its call, or in a group where one expression is needed.
  ///
  /// - Parameter isCondition: Whether edits make a condition of the statements.
  mutating func place(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, isCondition: Bool = false) {
    let isOperand = call.parent?.is(MemberAccessExprSyntax.self) ?? false
    let isInBuilder = call.isInViewBuilder(code)
    let isOnlyStatement = call.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let hasOnlyViews = closure.statements.allSatisfy { statement in
      switch statement.item {
      case .expr: true
      case .stmt(let statement): statement.is(ExpressionStmtSyntax.self)
      case .decl: false
      }
    }
    let isExpression =
      !isCondition && closure.onlyExpression.map { $0.isOperand || (isInBuilder && !isOperand) } ?? false
    if isExpression || (isInBuilder && (isOnlyStatement || hasOnlyViews)) {
      contents.unwrap(call, closure)
      return
    }
    let head = closure.signature?.bytes.end ?? closure.leftBrace.bytes.end
    contents.append(.replacing(from: call.bytes.offset, to: head, with: "\(code.swiftUIName("Group")) {"))
    if closure.bytes.end < call.bytes.end { contents.append(.removing(from: closure.bytes.end, to: call.bytes.end)) }
  }
}

extension ExprSyntax {
  /// Whether a member of the expression can be written behind it.
  var isOperand: Bool {
    self.is(FunctionCallExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(DeclReferenceExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(PostfixIfConfigExprSyntax.self)
  }
}
