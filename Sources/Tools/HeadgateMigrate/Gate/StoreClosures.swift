import SwiftSyntax

extension ClosureShorthandParameterSyntax {
  /// The store that the parameter of a closure of a view stands for: `store.scope(…)` in `ForEach(store.scope(…)) { row in … }`.
  ///
  /// nil for other closures.
  var viewedStore: ExprSyntax? {
    guard let closure = closureOfFirst else { return nil }
    if let call = closure.callOfDestination {
      guard let argument = call.arguments.first, argument.label?.text == "path", argument.expression.isScope else {
        return nil
      }
      return argument.expression
    }
    guard let call = closure.callOfTrailingClosure, let argument = call.arguments.first else { return nil }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
      switch function {
      case "WithViewStore": return argument.label == nil ? argument.expression : nil
      // The elements of other collections are no stores.
      case "ForEach", "ForEachStore", "IfLetStore", "List":
        return argument.label == nil && argument.expression.isScope ? argument.expression : nil
      default: return nil
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      ["sheet", "fullScreenCover", "popover", "navigationDestination"].contains(member.declName.baseName.plainName),
      ["item", "store"].contains(argument.label?.text), argument.expression.isScope
    else { return nil }
    return argument.expression
  }
}

extension ClosureShorthandParameterSyntax {
  /// The case of an enum of states whose store the parameter is: `Path.Action.recipe` in
  /// `CaseLet(…, action: Path.Action.recipe) { store in … }`. nil for other closures.
  var viewedCase: ExprSyntax? {
    guard let call = closureOfFirst?.callOfTrailingClosure,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName == "CaseLet"
    else { return nil }
    return call.arguments.first { $0.label?.text == "action" }?.expression
  }

  /// The closure, if this is its first parameter.
  private var closureOfFirst: ClosureExprSyntax? {
    guard let list = parent?.as(ClosureShorthandParameterListSyntax.self), list.first?.id == id else { return nil }
    return list.parent?.parent?.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The call of `NavigationStack` whose closure `destination` this is.
  fileprivate var callOfDestination: FunctionCallExprSyntax? {
    guard let element = parent?.as(MultipleTrailingClosureElementSyntax.self), element.label.text == "destination",
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName == "NavigationStack"
    else { return nil }
    return call
  }

  /// The call whose first trailing closure, or `content`, this is.
  fileprivate var callOfTrailingClosure: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "content" else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether the expression scopes a store with a key path to the action, or with the name of a case.
  fileprivate var isScope: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "scope"
    else { return false }
    return call.arguments.contains {
      $0.label?.text == "action" && ($0.expression.is(KeyPathExprSyntax.self) || $0.expression.caseReference != nil)
    }
  }
}
