import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Writes `combine(a, b)` as the closure that `HeadgateUDF` expects, and the type of its result.
  static let openReducers = MigrationStep(
    "open-reducers",
    in: .openActions,
    edits: { file, code in
      let calls = file.nodes(FunctionCallExprSyntax.self)
      return combinations(in: file, code).flatMap { combinationEdits($0, file) } + calls.flatMap { runEdits($0, code) }
    },
    manualChanges: { file, code in
      let combinations = combinations(in: file, code).map { call in
        let advice = "Write 'combine { … }', with one reducer in each line; give each closure a name first."
        return ManualChange(step: "open-reducers", range: call.nameBytes, advice: advice)
      }
      let runs = file.nodes(FunctionCallExprSyntax.self).filter { isRun($0, code) }.map { call in
        let advice = "Write 'reduce(into: &state, action: action)'. The result of 'combine' is a 'CombinedReducer'."
        return ManualChange(step: "open-reducers", range: call.nameBytes, advice: advice)
      }
      return combinations + runs
    }
  )

  /// The calls that combine reducers which are arguments.
  private static func combinations(in file: SourceText, _ code: PackageCode) -> [FunctionCallExprSyntax] {
    file.nodes(FunctionCallExprSyntax.self).filter { call in
      call.combinesArguments && !code.declaresFunction(call.name ?? "")
    }
  }

  private static func combinationEdits(_ call: FunctionCallExprSyntax, _ file: SourceText) -> [Fix.Edit] {
    // The text of a call contains the calls in it.
    guard !call.ancestors.contains(where: { $0.as(FunctionCallExprSyntax.self)?.combinesArguments == true }),
      let text = text(of: call, indentation: call.indentation, file), let types = typeEdits(call)
    else { return [] }
    return [call.replaced(by: text)] + types
  }

  /// The call with a closure; nil when an argument cannot be a statement of the closure.
  private static func text(of call: FunctionCallExprSyntax, indentation: String, _ file: SourceText) -> String? {
    guard call.arguments.allSatisfy({ $0.label == nil || $0.label?.text == "reducers" }), !call.arguments.hasComments
    else { return nil }
    let inner = indentation + file.indentationStep
    var lines: [String] = []
    for reducer in call.combinedReducers {
      if let nested = reducer.as(FunctionCallExprSyntax.self), nested.combinesArguments {
        guard let text = text(of: nested, indentation: inner, file) else { return nil }
        lines.append(inner + text)
      } else {
        guard !reducer.is(ClosureExprSyntax.self), !reducer.is(ArrayExprSyntax.self) else { return nil }
        lines.append(inner + reducer.trimmedDescription)
      }
    }
    return (["combine {"] + lines + [indentation + "}"]).joined(separator: file.lineEnd)
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

extension FunctionCallExprSyntax {
  /// Whether the call combines reducers that are arguments.
  fileprivate var combinesArguments: Bool {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return ["combine", "combineReducers"].contains(name) && trailingClosure == nil && !arguments.isEmpty
  }

  /// The arguments, or the elements of the only argument.
  fileprivate var combinedReducers: [ExprSyntax] {
    if arguments.count == 1, let list = arguments.first?.expression.as(ArrayExprSyntax.self) {
      return list.elements.map(\.expression)
    }
    return arguments.map(\.expression)
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
