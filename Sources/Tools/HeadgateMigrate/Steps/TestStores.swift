import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces spellings of stores and test stores.
  static let testStores = MigrationStep(
    "test-stores",
    edits: { file, code in
      let calls = file.nodes(FunctionCallExprSyntax.self)
      return calls.flatMap { reducerEdits($0, in: file, code) } + calls.compactMap(timeoutEdit)
        + calls.flatMap { caseEdits($0, code) }
        + calls.compactMap { serialExecutorEdit($0, code) }
        + file.nodes(CodeBlockItemSyntax.self).compactMap { useOfExecutorEdit($0, in: file) }
    },
    manualChanges: { file, _ in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard call.name == "skipInFlightEffects" else { return nil }
        let advice = "It cancels the effects. If an effect matters, receive its actions first."
        return ManualChange(.behavior, step: "test-stores", range: call.nameBytes, advice: advice)
      }
    }
  )

  /// `Store(initialState: s, reducer: Feature())` is `Store(initialState: s) { Feature() }`.
  private static func reducerEdits(
    _ call: FunctionCallExprSyntax,
    in file: SourceText,
    _ code: PackageCode
  ) -> [Fix.Edit] {
    let type = call.calledExpression.nameText
    guard ["Store", "TestStore"].contains(type), !code.declaresType(type), call.arguments.count == 2,
      let state = call.argument("initialState"), let reducer = call.argument("reducer"),
      !reducer.expression.is(ClosureExprSyntax.self), let end = call.rightParen,
      reducer.expression.is(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      !call.arguments.hasComments
    else { return [] }
    let outer = call.indentation
    let inner = outer + file.indentationStep
    let content = " {\(file.lineEnd)\(inner)\(reducer.expression.trimmedDescription)\(file.lineEnd)\(outer)}"
    let close = Fix.Edit.replacing(from: state.expression.bytes.end, to: end.bytes.end, with: ")" + content)
    guard let closure = call.trailingClosure else { return [close] }
    return [close, closure.preceded(by: "withDependencies: ")]
  }

  /// `receive` needs no timeout, and `finish` has a `Duration`.
  private static func timeoutEdit(_ call: FunctionCallExprSyntax) -> Fix.Edit? {
    guard let timeout = call.argument("timeout"), call.base != nil else { return nil }
    let text = timeout.expression.trimmedDescription
    guard timeout.expression.is(IntegerLiteralExprSyntax.self) || text.contains("NSEC_PER_") else { return nil }
    switch call.name {
    case "receive": return call.removing(timeout)
    case "finish" where timeout.expression.is(IntegerLiteralExprSyntax.self):
      return timeout.expression.replaced(by: ".nanoseconds(\(text))")
    default: return nil
    }
  }

  /// `XCTModify(&value, case: path) { … }` is `value.modify(path) { … }`.
  private static func caseEdits(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [Fix.Edit] {
    guard !code.declaresFunction(call.name ?? ""), let path = call.argument("case"),
      path.expression.is(KeyPathExprSyntax.self), call.arguments.count == 2,
      call.base == nil, let value = call.arguments.first, value.label == nil, let end = call.rightParen
    else { return [] }
    switch call.name {
    case "XCTUnwrap":
      let text = "\(value.expression.trimmedDescription)[case: \(path.expression.trimmedDescription)]"
      return [.replacing(from: value.bytes.offset, to: end.bytes.offset, with: text)]
    case "XCTModify":
      guard let reference = value.expression.as(InOutExprSyntax.self), call.trailingClosure != nil else { return [] }
      let text = "\(reference.expression.trimmedDescription).modify(\(path.expression.trimmedDescription))"
      return [.replacing(from: call.bytes.offset, to: end.bytes.end, with: text)]
    default: return []
    }
  }

  /// `withMainSerialExecutor { expression }` is the expression.
  private static func serialExecutorEdit(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> Fix.Edit? {
    guard call.calledExpression.nameText == "withMainSerialExecutor", call.arguments.isEmpty,
      !code.declaresFunction("withMainSerialExecutor"), let closure = call.trailingClosure,
      closure.signature == nil, closure.statements.count == 1,
      let only = closure.statements.first, case .expr(let expression) = only.item,
      call.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    return call.replaced(by: expression.trimmedDescription)
  }

  /// `store.useMainSerialExecutor = true` is omitted.
  private static func useOfExecutorEdit(_ statement: CodeBlockItemSyntax, in file: SourceText) -> Fix.Edit? {
    guard case .expr(let expression) = statement.item, let parts = expression.as(SequenceExprSyntax.self)?.elements,
      parts.count == 3, let target = parts.first?.trimmedDescription,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      parts.last?.is(BooleanLiteralExprSyntax.self) == true,
      target == "uncheckedUseMainSerialExecutor" || target.hasSuffix(".useMainSerialExecutor")
    else { return nil }
    return file.removingLine(of: statement)
  }
}
