import SwiftSyntax

/// A variable with the members behind it: `state.rows[0].name`.
struct MemberChain {
  /// The variable: a name, or `self`.
  let root: DeclReferenceExprSyntax
  /// The members, with subscripts and optional chaining left out.
  let members: [DeclReferenceExprSyntax]

  /// Returns nil for an expression with a call, and for one that begins with a dot.
  init?(_ expression: ExprSyntax) {
    var members: [DeclReferenceExprSyntax] = []
    var current = expression
    while true {
      if let reference = current.as(DeclReferenceExprSyntax.self) {
        root = reference
        self.members = members.reversed()
        return
      }
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        members.append(member.declName)
        current = base
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else if let optional = current.as(ForceUnwrapExprSyntax.self) {
        current = optional.expression
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else {
        return nil
      }
    }
  }
}
