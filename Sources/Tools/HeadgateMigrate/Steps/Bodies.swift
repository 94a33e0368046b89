import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Lists conditions in a body. Headgate evaluates them once.
  static let bodies = MigrationStep(
    "bodies",
    manualChanges: { file, _ in
      let bodies = file.nodes(VariableDeclSyntax.self).filter { property in
        guard property.isReducerBody, !isInView(property) else { return false }
        return property.ancestors.lazy.compactMap { ReducerDeclaration($0) }.first?.isReducer ?? false
      }
      return bodies.flatMap { body -> [ManualChange] in
        let conditions = body.descendants(CodeBlockItemListSyntax.self).first.map { list in
          list.filter { $0.item.isCondition }
        }
        return (conditions ?? []).map { condition in
          let advice = """
            The condition is evaluated once, when the store is created. If it can change, write it in a 'Reduce'.
            """
          let start = condition.firstToken(viewMode: .sourceAccurate)?.bytes ?? condition.bytes
          return ManualChange(.behavior, step: "bodies", range: start, advice: advice)
        }
      }
    }
  )
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isCondition: Bool {
    guard case .stmt(let statement) = self, let expression = statement.as(ExpressionStmtSyntax.self)?.expression else {
      return false
    }
    return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
  }
}
