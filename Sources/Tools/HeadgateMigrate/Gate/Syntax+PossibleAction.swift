import HeadgateLint
import SwiftSyntax

extension MemberAccessExprSyntax {
  /// Whether an implicit member could be a case: its arguments fit, and nothing around it says that it is another value.
  func couldBe(_ one: CaseFact) -> Bool {
    let whole = wholeCase
    // A case has no members, so this is a value of another type.
    if let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id { return false }
    if let call = whole.as(FunctionCallExprSyntax.self) {
      let labels = call.arguments.map { $0.label?.text }
      guard call.trailingClosure == nil, labels == one.values.map(\.label) || isInPattern else { return false }
    } else if !isInPattern, !one.values.isEmpty {
      return false
    }
    return !isComparedWithState && !isArgumentOfOther
  }

  private var isInPattern: Bool { enclosingPattern != nil }

  /// Whether the member is a pattern for, or is assigned to or compared with, a value of the state.
  private var isComparedWithState: Bool {
    if let enclosingPattern { return enclosingPattern.matchedExpression.map { !$0.couldBeAction } ?? false }
    // The elements of `state.phase = .loaded` before operators are folded.
    let outermost = outermostExpression
    guard let list = outermost.parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true
    else { return false }
    if let compared = list.comparedValue(with: Syntax(outermost)) { return !compared.couldBeAction }
    let isAssigned = list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    // A branch of `flag ? .a : .b` has nothing to do with the condition.
    if !isAssigned, list.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return false }
    return list.first.map { $0.id != outermost.id && !$0.couldBeAction } ?? false
  }

  /// The implicit members around the member: `.alert(.failed)` for `failed`.
  private var outermostExpression: ExprSyntax {
    guard let argument = wholeCase.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return wholeCase }
    return member.outermostExpression
  }

  /// Whether the member is an argument with a label of a call that cannot receive an action.
  private var isArgumentOfOther: Bool {
    guard let argument = wholeCase.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text else {
      return false
    }
    return !label.lowercased().contains("action") && label != "into" && label != "send"
  }
}

extension SyntaxProtocol {
  /// The innermost pattern around the node.
  var enclosingPattern: Syntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(ExpressionPatternSyntax.self) || current.is(ValueBindingPatternSyntax.self) { return current }
      node = current.parent
    }
    return nil
  }
}

extension Syntax {
  /// The value that a pattern is for.
  var matchedExpression: ExprSyntax? {
    var node = parent
    while let current = node {
      if let one = current.as(SwitchExprSyntax.self) { return one.subject }
      if let one = current.as(MatchingPatternConditionSyntax.self) { return one.initializer.value }
      if current.is(CatchItemSyntax.self) || current.is(ForStmtSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether the value of the expression could be an action. Values of the state and results of calls are not.
  fileprivate var couldBeAction: Bool {
    let value = bare
    if value.is(FunctionCallExprSyntax.self) || value.is(SubscriptCallExprSyntax.self) { return false }
    if value.is(TupleExprSyntax.self) || value.is(DiscardAssignmentExprSyntax.self) { return true }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.lowercased().hasSuffix("action")
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text.lowercased() else { return false }
    return name == "self" || name == "$0" || name == "$1" || name.hasSuffix("action") || name.hasSuffix("event")
  }
}

extension KeyPathExprSyntax {
  /// Whether the key path leads to a value of the state, or of another type that contains no actions.
  var isPathOfState: Bool {
    if parent?.is(LabeledExprSyntax.self) == false { return true }
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return true }
    if let label = argument.label?.text { return !label.lowercased().contains("action") && label != "case" }
    if argument.parent?.parent?.is(AttributeSyntax.self) == true { return true }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return true }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return !["send", "receive", "sending", "is"].contains(callee)
  }
}
