import SwiftSyntax

/// The case of a `CaseLet`, in one of its spellings: `CaseLet(\Screen.State.detail, action: Screen.Action.detail)`, with `/` or
/// with the label `state:`.
struct CaseLetPath {
  let state: String
  let action: String

  init?(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.nameText == "CaseLet", let first = call.arguments.first,
      [nil, "state"].contains(first.label?.text), let second = call.argument("action"),
      let state = Self.name(ofState: first.expression), let action = Self.name(ofAction: second.expression)
    else { return nil }
    self.state = state
    self.action = action
  }

  private static func name(ofState expression: ExprSyntax) -> String? {
    if let path = expression.as(PrefixOperatorExprSyntax.self).flatMap(OldCasePath.init) {
      return path.labels.isEmpty ? path.name : nil
    }
    guard expression.is(KeyPathExprSyntax.self) else { return nil }
    // The text, because a root such as `Screen.State` can be a part of the components.
    let names = expression.nameText.dropFirst().split(separator: ".")
    guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { return nil }
    return names.last.map(String.init)
  }

  private static func name(ofAction expression: ExprSyntax) -> String? {
    if let path = expression.as(KeyPathExprSyntax.self) { return path.namesOfLastComponent }
    if let names = expression.writtenPath, names.count > 1 { return names.last }
    guard let closure = expression.as(ClosureExprSyntax.self), closure.signature == nil, closure.statements.count == 1,
      case .expr(let body) = closure.statements.first?.item, let call = body.as(FunctionCallExprSyntax.self),
      call.isCase, call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == "$0"
    else { return nil }
    return call.name
  }
}

extension KeyPathExprSyntax {
  fileprivate var namesOfLastComponent: String? {
    components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// The call that switches over the store of a `CaseLet`: a `SwitchStore`, or the closure `destination` of a stack.
  var switchOfCases: FunctionCallExprSyntax? {
    for ancestor in ancestors {
      if ancestor.is(MemberBlockItemSyntax.self) { return nil }
      guard let closure = ancestor.as(ClosureExprSyntax.self), let call = closure.call else { continue }
      switch call.calledExpression.nameText {
      case "SwitchStore": return call
      case "NavigationStackStore" where closure.labelInCall == "destination": return call
      default: continue
      }
    }
    return nil
  }

  /// The store whose cases a `CaseLet` shows.
  func switchedStore(_ code: PackageCode) -> SwitchedStore? {
    switchOfCases.flatMap { SwitchedStore($0, code) }
  }
}
