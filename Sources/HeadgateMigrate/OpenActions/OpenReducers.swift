import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Writes `combine(a, b)` as the closure that `HeadgateUDF` expects, and the type of its result.
  static let openReducers = MigrationStep(
    "open-reducers",
    in: .libraries,
    edits: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      let calls = file.tree.descendants(FunctionCallExprSyntax.self)
      return combinations(in: file, code).flatMap { combinationEdits($0, file) } + calls.flatMap { runEdits($0, code) }
    },
    manualChanges: { file, code in
      guard FrameworkImports(file).hasOpenActions else { return [] }
      let combinations = combinations(in: file, code).map { call in
        let advice = "Write 'combine { … }', with one reducer in each line; give each closure a name first."
        return ManualChange(step: "open-reducers", range: call.nameBytes, advice: advice)
      }
      let runs = file.tree.descendants(FunctionCallExprSyntax.self).filter { isRun($0, code) }.map { call in
        let advice = "Write 'reduce(into: &state, action: action)'. The result of 'combine' is a 'CombinedReducer'."
        return ManualChange(step: "open-reducers", range: call.nameBytes, advice: advice)
      }
      return combinations + runs
    }
  )

  /// The calls that combine reducers which are arguments.
  private static func combinations(in file: SourceText, _ code: PackageCode) -> [FunctionCallExprSyntax] {
    file.tree.descendants(FunctionCallExprSyntax.self).filter { call in
      guard let name = call.name, ["combine", "combineReducers"].contains(name), call.base == nil,
        call.calledExpression.is(DeclReferenceExprSyntax.self), !code.functionNames.contains(name)
      else { return false }
      return call.trailingClosure == nil && !call.arguments.isEmpty
    }
  }

  private static func combinationEdits(_ call: FunctionCallExprSyntax, _ file: SourceText) -> [Fix.Edit] {
    var reducers = call.arguments.map(\.expression)
    if reducers.count == 1, let list = reducers[0].as(ArrayExprSyntax.self) {
      reducers = list.elements.map(\.expression)
    }
    guard call.arguments.allSatisfy({ $0.label == nil || $0.label?.text == "reducers" }), !call.arguments.hasComments,
      !reducers.contains(where: { $0.is(ClosureExprSyntax.self) || $0.is(ArrayExprSyntax.self) }),
      let name = call.nameToken, let types = typeEdits(call)
    else { return [] }
    let inner = file.lineEnd + call.indentation + file.indentationStep
    let lines = reducers.map { inner + $0.trimmedDescription }.joined()
    let text = "combine {\(lines)\(file.lineEnd)\(call.indentation)}"
    return [.replacing(from: name.bytes.offset, to: call.bytes.end, with: text)] + types
  }

  /// The edits of the type `Reducer` of a property or a function with this value; nil when another place can state the type.
  private static func typeEdits(_ call: FunctionCallExprSyntax) -> [Fix.Edit]? {
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      guard let type = binding.typeAnnotation?.type else { return [] }
      return type.combined.map { [$0] }
    }
    if call.parent?.is(LabeledExprSyntax.self) == true { return [] }
    guard call.parent?.is(CodeBlockItemSyntax.self) == true || call.parent?.is(ReturnStmtSyntax.self) == true,
      let body = call.enclosing(CodeBlockSyntax.self), let function = body.parent?.as(FunctionDeclSyntax.self),
      call.enclosing(ClosureExprSyntax.self).map({ !$0.ancestors.contains(Syntax(body)) }) ?? true,
      body.descendants(ReturnStmtSyntax.self).count <= 1
    else { return nil }
    return function.signature.returnClause?.type.combined.map { [$0] }
  }

  /// Whether the call runs a combined reducer like a function.
  private static func isRun(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return code.openActions.combinedReducers.contains(name) && call.arguments.count == 2
      && call.arguments.first?.expression.is(InOutExprSyntax.self) == true
  }

  private static func runEdits(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [Fix.Edit] {
    guard isRun(call, code), call.parent?.is(CodeBlockItemSyntax.self) == true, let state = call.arguments.first,
      let action = call.arguments.last
    else { return [] }
    let edits = [
      (state, "into: "),
      (action, "action: "),
    ].map { argument, label in
      Fix.Edit.replacing(from: argument.bytes.offset, to: argument.expression.bytes.offset, with: label)
    }
    // The effects of the reducers are values, and this caller did not run any.
    return [call.calledExpression.preceded(by: "_ = "), call.calledExpression.followed(by: ".reduce")] + edits
  }
}

extension TypeSyntax {
  /// The edit of `Reducer<State>` or `SideEffectReducer<State>` to `CombinedReducer<State>`.
  fileprivate var combined: Fix.Edit? {
    guard let type = self.as(IdentifierTypeSyntax.self) else { return nil }
    switch type.name.text {
    case "Reducer", "SideEffectReducer": return type.name.replaced(by: "CombinedReducer")
    default: return nil
    }
  }
}
