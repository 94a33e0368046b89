import HeadgateLint
import SwiftSyntax

/// An expression such as `.login(.presented(.saved(user)))`, as a path of cases with its syntax.
struct ActionExpression {
  struct Component {
    let access: MemberAccessExprSyntax
    let arguments: LabeledExprListSyntax?

    var name: String { access.declName.baseName.plainName }
    var offset: Int { access.declName.baseName.bytes.offset }
  }

  /// The type before the first case: `Login.Action`.
  let type: [String]
  let components: [Component]

  /// Creates the path of an expression; nil for other expressions.
  init?(_ expression: ExprSyntax) {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard call?.trailingClosure == nil,
      let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
    else { return nil }
    var type: [String] = []
    if let base = access.base {
      guard let path = base.typePath else { return nil }
      type = path
    }
    let component = Component(access: access, arguments: call?.arguments)
    let inner = call?.arguments.last { $0.label?.text == "action" } ?? call?.arguments.last
    if let inner, let path = ActionExpression(inner.expression), path.type.isEmpty {
      components = [component] + path.components
    } else {
      components = [component]
    }
    self.type = type
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainName: String { identifier?.name ?? text }
}

extension ExprSyntax {
  /// The names of a type that the expression names; nil for other expressions.
  var typePath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      return name.first?.isUppercase == true ? [name] : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typePath else { return nil }
    let name = member.declName.baseName.plainName
    return name.first?.isUppercase == true ? base + [name] : nil
  }

  /// The expression without `try`, `await`, `!`, `?` and `self.`.
  var bare: ExprSyntax {
    if let one = self.as(TryExprSyntax.self) { return one.expression.bare }
    if let one = self.as(AwaitExprSyntax.self) { return one.expression.bare }
    if let one = self.as(ForceUnwrapExprSyntax.self) { return one.expression.bare }
    if let one = self.as(OptionalChainingExprSyntax.self) { return one.expression.bare }
    return self
  }
}
