import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Removes `WithPerceptionTracking`, and the module of `@Perception.Bindable`.
  static let perceptionTracking = MigrationStep(
    "perception-tracking",
    edits: { file, code in
      guard !code.declaresType("WithPerceptionTracking"), !code.declaresFunction("WithPerceptionTracking") else {
        return []
      }
      let wrappers = file.nodes(AttributeSyntax.self).compactMap { attribute -> Fix.Edit? in
        guard ["Perception.Bindable", "Perception.Perceptible"].contains(attribute.attributeName.trimmedDescription)
        else { return nil }
        let name = attribute.name == "Bindable" ? "Bindable" : "Observable"
        return attribute.attributeName.replaced(by: name)
      }
      return wrappers + contentEdits(in: file)
    }
  )

  private static func contentEdits(in file: SourceText) -> [Fix.Edit] {
    var edits = ContentEdits(file)
    for call in file.nodes(FunctionCallExprSyntax.self) {
      guard call.calledExpression.nameText == "WithPerceptionTracking", call.arguments.isEmpty,
        let closure = call.trailingClosure, closure.signature == nil, call.additionalTrailingClosures.isEmpty,
        !closure.statements.isEmpty
      else { continue }
      // A modifier behind a condition would belong to its last view only.
      let hasModifier = call.parent?.is(MemberAccessExprSyntax.self) ?? false
      let isInPlace = closure.isOneExpression && (!hasModifier || closure.onlyExpression?.isOperand == true)
      if isInPlace || call.isWholeBody {
        edits.unwrap(call, closure)
      } else if isInView(call) {
        // A group has the same content, wherever a view can be.
        edits.append(call.calledExpression.replaced(by: "Group"))
      }
    }
    return edits.all
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is one expression, which can be in the place of a call with the closure.
  fileprivate var isOneExpression: Bool {
    guard statements.count == 1, case .expr(let expression) = statements.first?.item else { return false }
    return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is the whole body of a view, which is a builder.
  fileprivate var isWholeBody: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1, let property = list.enclosing(VariableDeclSyntax.self),
      property.bindings.first?.accessorBlock?.accessors.id == list.id
    else { return false }
    return property.isReducerBody && isInView(self)
  }
}
