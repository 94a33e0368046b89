package import SwiftSyntax

extension CodeBlockItemSyntax {
  /// The `switch` that is the statement.
  package var switchExpression: SwitchExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(SwitchExprSyntax.self)
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    case .decl: nil
    }
  }
}
