import SwiftParser
import SwiftSyntax

extension FactCollector {
  /// Records a method of a type.
  func collectMethod(_ node: FunctionDeclSyntax) {
    guard !typePath.isEmpty else { return }
    facts.methods.append(
      MethodFact(
        type: typePath,
        name: node.name.plainText,
        parameters: node.signature.parameterClause.parameters.map {
          MethodFact.Parameter(label: $0.firstName.plainText, hasDefault: $0.defaultValue != nil)
        }
      )
    )
  }

  /// Records a call that may call a method of the type around it, and a cancellation.
  func collectMethodCall(_ call: FunctionCallExprSyntax) {
    guard context.isExecuted else { return }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    // A reducer of open actions can be outside of a type.
    if member?.declName.baseName.text == "cancel" { collectCancellation(call) }
    guard !typePath.isEmpty else { return }
    if let member {
      let name = member.declName.baseName
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base == "self" || base == "Self"
      else { return }
      collectMethodCall(call, of: name)
    } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, !name.startsLikeType,
      !senders.contains(name.plainText)
    {
      collectMethodCall(call, of: name)
    }
  }

  private func collectMethodCall(_ call: FunctionCallExprSyntax, of name: TokenSyntax) {
    facts.methodCalls.append(
      MethodCallFact(
        name: name.plainText,
        labels: call.arguments.map { $0.label?.plainText ?? "_" },
        trailingClosures: (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count,
        range: name.sourceRange,
        handler: handlers.last,
        effect: effects.last,
        context: context
      )
    )
  }

  private func collectCancellation(_ call: FunctionCallExprSyntax) {
    guard let id = call.arguments.first(where: { $0.label?.text == "id" }) else { return }
    facts.cancellations.append(
      CancellationFact(id: id.expression.trimmedDescription, handler: handlers.last, context: context)
    )
  }
}

extension FunctionDeclSyntax {
  /// The name with the labels: `reduce(_:view:)`.
  var signatureText: String {
    "\(name.plainText)(\(signature.parameterClause.parameters.map { "\($0.firstName.plainText):" }.joined()))"
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
