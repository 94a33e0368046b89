import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension ConvertedView {
  /// Writes a `switch`, or a chain of conditions, for a `SwitchStore`.
  mutating func addSwitch(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.count == 1, call.additionalTrailingClosures.isEmpty, let closure = call.trailingClosure,
      !closure.statements.isEmpty, let store = SwitchedStore(call, code), let text = store.text
    else { return false }
    if closure.parameterNames.isEmpty, closure.statements.first?.switchExpression == nil {
      guard addChain(closure, of: store, text) else { return false }
    } else {
      guard addCases(closure, of: store, text) else { return false }
    }
    place(closure, of: call, isCondition: true)
    return true
  }

  /// Writes `NavigationStack(path:)` for a stack whose destinations are cases.
  mutating func addStack(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.count == 1, let argument = call.arguments.first, call.trailingClosure != nil,
      call.additionalTrailingClosures.map(\.label.text) == ["destination"],
      let closure = call.additionalTrailingClosures.first?.closure, let store = SwitchedStore(call, code),
      let scope = store.scope, !scope.isPresented,
      let name = ["store", "screen"].first(where: { isFree($0, in: closure) }), addCases(closure, of: store, name)
    else { return false }
    if let signature = closure.signature {
      guard case .simpleInput(let names) = signature.parameterClause, let parameter = names.first else { return false }
      contents.append(parameter.replaced(by: name))
    } else {
      contents.append(closure.leftBrace.followed(by: " \(name) in"))
    }
    contents.append(call.calledExpression.replaced(by: code.swiftUIName("NavigationStack")))
    contents.append(argument.expression.replaced(by: "path: $\(scope.text)"))
    bind(scope.store)
    return true
  }

  /// Writes `ForEach` for the rows of a store in a closure.
  mutating func addRows(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.arguments.first, argument.label == nil,
      let scope = ViewedScope(argument.expression, code),
      call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 2,
      call.trailingClosure != nil || call.argument("content") != nil,
      !scope.isPresented
    else { return false }
    contents.append(call.calledExpression.replaced(by: code.swiftUIName("ForEach")))
    contents.append(argument.expression.replaced(by: scope.text))
    return true
  }

  /// Whether no code in a closure uses a name of the code around it. The uses of a view store become those of a store.
  private func isFree(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    closure.descendants(DeclReferenceExprSyntax.self).allSatisfy { reference in
      let owner = reference.closure(declaring: reference.baseName.text)
      let isInside = owner.map { $0.bytes.offset > closure.bytes.offset && $0.bytes.end < closure.bytes.end } ?? false
      let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
      if isInside || isMember { return true }
      return reference.baseName.text != name && owner?.call?.calledExpression.nameText != "WithViewStore"
    }
  }

  /// Converts `switch state { case .detail: CaseLet(…) }`.
  private mutating func addCases(_ closure: ClosureExprSyntax, of store: SwitchedStore, _ text: String) -> Bool {
    guard closure.statements.count == 1, let expression = closure.statements.first?.switchExpression,
      closure.parameterNames.count <= 1, closure.signature?.capture == nil
    else { return false }
    let parameter = closure.parameterNames.first ?? "$0"
    let uses = closure.descendants(DeclReferenceExprSyntax.self).filter {
      $0.baseName.text == parameter && $0.closure(declaring: parameter)?.id == closure.id
    }
    guard uses.count == 1, uses.first?.id == expression.subject.as(DeclReferenceExprSyntax.self)?.id else {
      return false
    }
    let isEnumReducer = store.feature.state.isOfEnumReducer
    guard isEnumReducer || store.feature.state.isObservable else { return false }
    contents.append(expression.subject.replaced(by: "\(text).\(isEnumReducer ? "case" : "state")"))
    for element in expression.cases {
      guard let one = element.as(SwitchCaseSyntax.self), addCase(one, of: store, text) else { return false }
    }
    return true
  }

  private mutating func addCase(_ one: SwitchCaseSyntax, of store: SwitchedStore, _ text: String) -> Bool {
    let calls = one.statements.descendants(FunctionCallExprSyntax.self).filter { CaseLetPath($0) != nil }
    let own = calls.filter { call in call.ancestors.first { $0.is(SwitchCaseSyntax.self) }?.id == one.id }
    let items = one.label.as(SwitchCaseLabelSyntax.self)?.caseItems
    guard let call = own.first else {
      // The payload of a case is a store, not a state.
      return !store.feature.state.isOfEnumReducer || items.map { $0.allSatisfy { $0.nameOfCase != nil } } ?? true
    }
    guard own.count == 1, let path = CaseLetPath(call), let items, items.count == 1, let item = items.first,
      item.nameOfCase == path.state, let parts = ChildParts(call), parts.otherwise == nil,
      isCase(path, of: store), let content = content(of: parts, child: path.state)
    else { return false }
    converted.insert(call.calledExpression.id)
    guard store.feature.state.isOfEnumReducer else {
      return addCondition(of: call, path, content, text)
    }
    contents.append(item.pattern.replaced(by: ".\(path.state)(let \(content.name))"))
    switch content {
    case .closure(_, let closure): place(closure, of: call)
    case .call(_, let text): contents.append(call.replaced(by: text))
    }
    return true
  }

  /// Converts `CaseLet(…)` and `Default` without a `switch`.
  private mutating func addChain(_ closure: ClosureExprSyntax, of store: SwitchedStore, _ text: String) -> Bool {
    var previous: FunctionCallExprSyntax?
    for statement in closure.statements {
      guard case .expr(let expression) = statement.item, let call = expression.as(FunctionCallExprSyntax.self) else {
        return false
      }
      if let path = CaseLetPath(call) {
        guard let parts = ChildParts(call), parts.otherwise == nil, isCase(path, of: store),
          let content = content(of: parts, child: path.state),
          addCondition(of: call, path, content, text, behind: previous)
        else { return false }
      } else {
        guard call.calledExpression.nameText == "Default", call.arguments.isEmpty, let content = call.trailingClosure,
          content.signature == nil, statement.id == closure.statements.last?.id, let previous
        else { return false }
        let inner = "\n" + file.indentationStep
        let lines = comments(from: previous.bytes.end, to: call.bytes.offset).map { inner + $0 }.joined()
        contents.append(
          .replacing(from: previous.bytes.end, to: content.leftBrace.bytes.end, with: " else {" + lines),
          indentedAs: call.bytes.offset
        )
      }
      converted.insert(call.calledExpression.id)
      previous = call
    }
    return true
  }

  private mutating func addCondition(
    of call: FunctionCallExprSyntax,
    _ path: CaseLetPath,
    _ content: ChildContent,
    _ text: String,
    behind previous: FunctionCallExprSyntax? = nil
  ) -> Bool {
    guard call.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
    let scope = "\(text).scope(state: \\.\(path.state), action: \\.\(path.action))"
    addCondition("if let \(content.name) = \(scope)", for: call, content, behind: previous)
    return true
  }

  /// Whether the state and the action of a store have the cases with a payload.
  private func isCase(_ path: CaseLetPath, of store: SwitchedStore) -> Bool {
    let feature = store.feature
    guard let action = feature.action, feature.state.isObservable, feature.state.type.kind == .enum,
      feature.state.declaredCase(path.state)?.payload.count == 1, action.declaredCase(path.action)?.payload.count == 1
    else { return false }
    if feature.state.isOfEnumReducer { return action.isOfEnumReducer && path.state == path.action }
    return code.hasCaseMembers(feature.state.type) && code.hasCasePaths(action.type)
  }
}

extension SwitchCaseItemSyntax {
  /// The name of the case in a pattern such as `.detail`; nil for other patterns.
  fileprivate var nameOfCase: String? {
    guard whereClause == nil, let pattern = pattern.as(ExpressionPatternSyntax.self),
      let member = pattern.expression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    return member.declName.baseName.text
  }
}
