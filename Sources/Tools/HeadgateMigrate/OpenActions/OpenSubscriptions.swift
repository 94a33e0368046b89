import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Omits the main queue of subscriptions, because their closures are then isolated to the main actor, and omits the label of the closure.
  static let openSubscriptions = MigrationStep(
    "open-subscriptions",
    in: .openActions,
    edits: { file, code in
      file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard let name = call.name, ["observe", "onAction"].contains(name), call.base != nil,
          !code.declaresFunction(name)
        else { return [] }
        return edits(of: call)
      }
    }
  )

  private static func edits(of call: FunctionCallExprSyntax) -> [Fix.Edit] {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let hasFunction = labels.last == "with" && call.trailingClosure == nil
    guard labels.filter({ $0 != "on" && $0 != "with" }).isEmpty, hasFunction || call.trailingClosure != nil else {
      return []
    }
    var edits: [Fix.Edit] = []
    if hasFunction, let last = call.arguments.last {
      edits.append(.removing(from: last.bytes.offset, to: last.expression.bytes.offset))
    }
    guard let queue = call.argument("on"),
      [".main", "DispatchQueue.main"].contains(queue.expression.trimmedDescription)
    else { return edits }
    if call.arguments.count == 1, let left = call.leftParen, let right = call.rightParen {
      return edits + [.removing(from: left.bytes.offset, to: right.bytes.end)]
    }
    return edits + (call.removing(queue).map { [$0] } ?? [])
  }
}
