import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `ForEachStore` by `ForEach`, and `NavigationStackStore` by `NavigationStack(path:)`.
  static let listsOfStores = MigrationStep(
    "lists-of-stores",
    edits: { file, code in
      let calls = file.nodes(FunctionCallExprSyntax.self)
      let edits = calls.flatMap { listEdits($0, code) } + calls.flatMap { stackEdits($0, code) }
      // Several views need one property.
      return edits.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  )

  /// `ForEachStore(store.scope(state: \.rows, action: \.rows)) { row in … }` has the same form as `ForEach`.
  private static func listEdits(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [Fix.Edit] {
    guard let scope = scope(of: call, named: "ForEachStore", code), let argument = call.arguments.first else {
      return []
    }
    return [
      call.calledExpression.replaced(by: "ForEach"),
      argument.expression.replaced(by: "\(scope.property.name).scope(\(scope.paths))"),
    ]
  }

  private static func stackEdits(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [Fix.Edit] {
    guard let scope = scope(of: call, named: "NavigationStackStore", code), let argument = call.arguments.first,
      let destination = call.additionalTrailingClosures.first?.closure,
      call.additionalTrailingClosures.map(\.label.text) == ["destination"],
      // The closure of an enum gets a state, and that of a struct a store.
      destination.descendants(SwitchExprSyntax.self).isEmpty,
      !destination.descendants(DeclReferenceExprSyntax.self).contains(where: { $0.baseName.text == "CaseLet" })
    else { return [] }
    return [
      call.calledExpression.replaced(by: "NavigationStack"),
      argument.expression.replaced(by: "path: $\(scope.property.name).scope(\(scope.paths))"),
    ] + scope.property.bindableEdits
  }

  private static func scope(
    of call: FunctionCallExprSyntax,
    named name: String,
    _ code: PackageCode
  ) -> ScopeCall? {
    guard call.calledExpression.nameText == name, !code.declaresType(name),
      call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 2, let argument = call.arguments.first,
      argument.label == nil, call.trailingClosure != nil || call.argument("content") != nil
    else { return nil }
    return ScopeCall(argument.expression, code)
  }
}

extension ScopeCall {
  fileprivate var paths: String {
    "state: \\.\(state.joined(separator: ".")), action: \\.\(action.joined(separator: "."))"
  }
}
